/** Keeps words with a hyphen on one line, in spans of a class with `white-space: nowrap`. */
export const nowrapWords = (line: string, className: string | undefined) =>
  line.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );
