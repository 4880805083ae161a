/** The Fluent pages of one language, as text. */
export function pages(files: Record<string, unknown>): string[] {
  return Object.values(files) as string[];
}
