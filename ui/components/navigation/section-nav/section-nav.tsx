import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Check, CircleAlert } from '../../../icons/icons.ts';
import { List } from '../../../layout/list.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './section-nav.module.css';

/** How far a section is filled in. `invalid`: it has errors to correct. */
export type SectionState = 'empty' | 'partial' | 'complete' | 'invalid';

export interface NavSection {
  key: string;
  /** Name of the section: 'Education'. */
  label: string;
  /** How far the section is filled in. */
  state: SectionState;
}

export interface SectionNavProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'style' | 'onSelect' | 'aria-label'> {
  /** Accessible name of the navigation: 'Sections of the application'. */
  label: string;
  /** The sections, in the order of the form, at most ten. */
  sections: readonly NavSection[];
  /** Key of the section that is shown. */
  current: string;
  /** Accessible name of a section's button: 'Section 3 of 8: Education, incomplete'. Numbers count from 1. */
  sectionName: (section: NavSection, number: number, total: number) => string;
  /** Text before the name of the current section: '3 of 8'. Numbers count from 1. */
  position: (number: number, total: number) => string;
  /** Called with the key of the section that the user chooses, also if it is the current one. */
  onSection: (key: string) => void;
  /** Content at the end of the second line, such as a `SaveState`. */
  children?: ReactNode;
}

/** The mark of a section: its number, or an icon if it is complete or has errors. */
function Mark({ state, number }: { state: SectionState; number: number }) {
  if (state === 'complete') return <Check />;
  return state === 'invalid' ? <CircleAlert /> : number;
}

/**
 * The sections of a long form as a bar of segments that stays in sight. Each segment opens its section, in any order, and shows how far it
 * is filled in: outlined, half filled, filled with a check mark, or red with an exclamation mark. The current one is brass. If there is no
 * room for all names, the line below has the name of the current one.
 */
export function SectionNav({
  label,
  sections,
  current,
  sectionName,
  position,
  onSection,
  children,
  className,
  ...rest
}: SectionNavProps) {
  const index = sections.findIndex(({ key }) => key === current);
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.root, className)}>
      <List as="ol" className={styles.segments}>
        {sections.map((section, at) => (
          <li key={section.key} className={styles.segment}>
            <button
              type="button"
              className={styles.button}
              data-state={section.state}
              aria-current={at === index ? 'step' : undefined}
              onClick={() => onSection(section.key)}
            >
              <span className={styles.text} aria-hidden="true">
                <span className={styles.mark}>
                  <Mark state={section.state} number={at + 1} />
                </span>
                <span className={styles.name}>{section.label}</span>
              </span>
              <span className={styles.strip} />
              <VisuallyHidden>{sectionName(section, at + 1, sections.length)}</VisuallyHidden>
            </button>
          </li>
        ))}
      </List>
      <div className={styles.line}>
        <p className={styles.current}>
          <span className={styles.position}>{position(index + 1, sections.length)}</span>{' '}
          <span className={styles.currentName}>{sections[index]?.label}</span>
        </p>
        {children}
      </div>
    </nav>
  );
}
