## Programs of others at a table

program-title = A program for seat { $seat }
program-how = Give this link to whoever runs the program. It takes this one seat, and everybody sees that it is a program.
program-link = The link for the program
program-once = It is shown only now, works for one program, and until { $date }. You can take it back at any time: press ✕ at the seat.
programs-agree = Programs may race along
programs-agree-means = A program is quicker than any paw. It races only if everybody agrees.
