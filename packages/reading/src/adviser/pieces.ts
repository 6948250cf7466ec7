/** A text cut after each sentence, the space behind it included: what is streamed. Joined it is the text again. */
export function piecesOf(markdown: string): string[] {
  const pieces = markdown.match(/[\s\S]*?(?:[.!?…]["”’']?(?:\*\*)?(?=\s|$)\s*|\n+|$)/gu) ?? [];
  return pieces.filter((piece) => piece !== '');
}
