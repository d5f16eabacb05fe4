import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { Check, ChevronDown, CircleAlert } from '../../../icons/icons.ts';
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
  /** Text after the name of the current section: '3 of 8'. Numbers count from 1. */
  position: (number: number, total: number) => string;
  /** Called with the key of the section that the user chooses, also if it is the current one. */
  onSection: (key: string) => void;
  /** Content at the start of the line, such as the button that leaves the form. */
  start?: ReactNode;
  /** Content at the end of the line, such as a `SaveState`. */
  children?: ReactNode;
}

/** The mark of a section: its number, or an icon if it is complete or has errors. */
function Mark({ state, number }: { state: SectionState; number: number }) {
  if (state === 'complete') return <Check />;
  return state === 'invalid' ? <CircleAlert /> : number;
}

/**
 * The sections of a long form in a bar that stays in sight. With room for all names, each section is a segment. Otherwise the line has the
 * name of the current section, which opens the list of all, and the segments below only show how far each is filled in: outlined, half
 * filled, filled, or red. The current one is brass.
 */
export function SectionNav({
  label,
  sections,
  current,
  sectionName,
  position,
  onSection,
  start,
  children,
  className,
  ...rest
}: SectionNavProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const index = sections.findIndex(({ key }) => key === current);
  const stepAt = (at: number) => (at === index ? 'step' : undefined);
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.root, className)}>
      <div className={styles.line}>
        {start}
        <button type="button" popoverTarget={id} className={styles.toggle}>
          <span>{sections[index]?.label}</span>{' '}
          <span className={styles.position}>
            {position(index + 1, sections.length)}
            <ChevronDown />
          </span>
        </button>
        {children}
      </div>
      <List as="ol" ref={list} id={id} popover="auto" className={styles.sections} data-ground="sheet">
        {sections.map((section, at) => (
          <li key={section.key} className={styles.section}>
            <button
              type="button"
              className={styles.button}
              data-state={section.state}
              aria-current={stepAt(at)}
              onClick={() => {
                // Before the focus moves: closing returns it to the button that opened the list.
                list.current?.hidePopover();
                onSection(section.key);
              }}
            >
              <span className={styles.text} aria-hidden="true">
                <span className={styles.mark}>
                  <Mark state={section.state} number={at + 1} />
                </span>
                <span className={styles.name}>{section.label}</span>
              </span>
              <span className={styles.strip} data-state={section.state} data-current={stepAt(at)} />
              <VisuallyHidden>{sectionName(section, at + 1, sections.length)}</VisuallyHidden>
            </button>
          </li>
        ))}
      </List>
      <div className={styles.progress} aria-hidden="true">
        {sections.map(({ key, state }, at) => (
          <span key={key} className={styles.strip} data-state={state} data-current={stepAt(at)} />
        ))}
      </div>
    </nav>
  );
}
