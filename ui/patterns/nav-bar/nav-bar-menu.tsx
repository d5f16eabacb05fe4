import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/link/link.tsx';
import styles from './nav-bar.module.css';
import type { NavBarGroup } from './nav-bar.tsx';

const onDesk = () => matchMedia('(width >= 64rem)').matches;

/**
 * One group of the bar. On a desk its menu opens under the pointer, on focus and on a press; in the panel a press unfolds it. Escape folds it and
 * returns focus to the press.
 */
export function NavBarMenu({ label, items, menu }: NavBarGroup) {
  const list = useId();
  const press = useRef<HTMLButtonElement>(null);
  const pointer = useRef('');
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isCurrent = items.some(({ to }) => to === pathname);

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape' || !open || !onDesk()) return;
    event.preventDefault();
    press.current?.focus();
    setOpen(false);
  };

  return (
    <li
      className={styles.group}
      data-open={open || undefined}
      data-menu={menu}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onDesk() && setOpen(true)}
      onPointerLeave={(event) =>
        event.pointerType === 'mouse' &&
        onDesk() &&
        !event.currentTarget.querySelector(':focus-visible') &&
        setOpen(false)
      }
      onBlur={(event) => onDesk() && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={press}
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={list}
        data-current={isCurrent || undefined}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onFocus={(event) => {
          // Coming back from the menu with Escape closes it; coming from outside by keyboard opens it.
          const inside = event.currentTarget.parentElement?.contains(event.relatedTarget);
          if (onDesk() && !inside && event.currentTarget.matches(':focus-visible')) setOpen(true);
        }}
        onClick={(event) => {
          // A mouse has opened it already by being here; a press must not take that away.
          const byMouse = event.detail > 0 && pointer.current === 'mouse';
          setOpen(byMouse && onDesk() ? true : !open);
        }}
      >
        {label}
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={list} className={styles.menu} data-ground="sheet">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off. */}
        <ul role="list" className={styles.menuItems}>
          {items.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                tone="plain"
                current="exact"
                className={styles.menuItem}
                onClick={() => onDesk() && setOpen(false)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
