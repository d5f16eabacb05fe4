import * as icons from '../icons/icons.ts';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';
import styles from './icons-page.module.css';

const rules = [
  'An icon accompanies a text with the same meaning and is hidden from screen readers. An icon without text needs a button with an accessible name: IconButton requires one.',
  'It has the colour of the text next to it. Its size is 1.1 em in running text, 20 px in a button and 24 px on its own.',
  'Each icon has one meaning: a cross closes, a bin deletes. Use StatusBadge for a status and a seal for a grade, never an icon.',
  'Arrows that point along the reading direction are mirrored in right-to-left text. Create them with the directional option.',
];

export function IconsPage() {
  return (
    <FoundationPage
      title="Icons"
      lead="Few, thin and plain. Seals and tiles are the ornaments. Icons only help people find what the text says."
    >
      <Chapter
        title="The set"
        text={
          <>
            Lucide icons on a 24-unit square with 2-unit strokes. Import them by name from{' '}
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
      <Chapter title="Rules" text="If an icon has to be explained, leave it out.">
        <Rules rules={rules} />
      </Chapter>
    </FoundationPage>
  );
}
