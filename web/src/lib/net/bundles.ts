/** Each move by itself: `["lay", 12, [7, 8], true]` is two. */
export function unbundled(moves: readonly unknown[]): unknown[] {
  return moves.flatMap((move) => (Array.isArray(move) ? opened(move) : [move]));
}

function opened(move: readonly unknown[]): unknown[] {
  const at = move.findIndex(Array.isArray);
  return at < 0 ? [move] : (move[at] as unknown[]).map((part) => move.with(at, part));
}
