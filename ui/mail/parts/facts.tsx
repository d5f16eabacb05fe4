import { part, sans } from '../mail-styles.ts';

export interface FactsProps {
  /** Names with their values, in order. A pair without a value is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[];
}

/** The facts of a mail, such as the reference: a row each between hairlines, and aligned columns in the text. */
export function Facts({ facts }: FactsProps) {
  const rule = part('mail-rule');
  const text = part('mail-text');
  const muted = part('mail-muted');
  const cell = {
    ...rule.colors,
    borderStyle: 'solid',
    borderWidth: '1px 0 0',
    fontFamily: sans,
    fontSize: 15,
    lineHeight: '22px',
    padding: '10px 0',
    textAlign: 'left',
    verticalAlign: 'top',
  } as const;
  return (
    <table
      data-text-format="dataTable"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={rule.className}
      style={{ ...rule.colors, borderStyle: 'solid', borderWidth: '0 0 1px', margin: '8px 0 24px' }}
    >
      <tbody>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <tr key={name}>
                <th
                  scope="row"
                  className={`${rule.className} ${muted.className}`}
                  style={{ ...cell, ...muted.colors, fontWeight: 400, paddingRight: 16, width: '36%' }}
                >
                  {name}
                </th>
                <td
                  className={`${rule.className} ${text.className}`}
                  style={{ ...cell, ...text.colors, fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {value}
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
