import * as icons from '../icons/icons.ts';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';
import styles from './icons-page.module.css';

const rules = [
  'An icon stands beside the words that say the same, and stays silent. Where it stands alone, its button carries the words: IconButton asks for them.',
  'It takes the colour of the text that it stands with, and its size from there: 1.1 of the letters in running text, 20 px in a button, 24 px alone.',
  'One word, one drawing: a cross closes, a bin removes. A state is said by StatusBadge, a grade by its seal, never by an icon.',
  'Arrows that point along the text turn with it from right to left: they are made with directional.',
];

/** Every icon of the house. */
export function IconsPage() {
  return (
    <FoundationPage
      title="Icons"
      lead="Few, thin and plain. Ornament is the seals' and the tiles' business; an icon only helps to find what the words say."
    >
      <Chapter
        title="The set"
        text={
          <>
            Drawings of Lucide's, on a square of 24 units, two units thick. Import them by name from{' '}
            <code className={styles.code}>@imc/ui/icons</code>.
          </>
        }
      >
        <ul className={styles.list}>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              <Text size="caption" tone="muted" as="span">
                {name}
              </Text>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Keep to this" text="An icon that has to be explained is one too many.">
        <Rules rules={rules} />
      </Chapter>
    </FoundationPage>
  );
}
