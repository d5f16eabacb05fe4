import type { ReactNode } from 'react';

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/;

/** Renders one line of Markdown with code, bold and italic text. */
export function MarkdownText({ children }: { children: string }): ReactNode {
  return children.split(marks).map((piece, index) => {
    // The text never changes, so the index is a stable key.
    const key = `${index}${piece}`;
    if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>;
    if (marks.test(piece)) return <em key={key}>{piece.slice(1, -1)}</em>;
    return piece;
  });
}
