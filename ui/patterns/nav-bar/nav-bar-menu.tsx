import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/actions/link/link.tsx';
import { ChevronDown } from '../../icons/icons.ts';
import styles from './nav-bar.module.css';
import type { NavBarGroup } from './nav-bar-items.ts';

const onDesk = () => matchMedia('(width >= 64rem)').matches;

/**
 * One group of the bar. On a desk its menu opens under the pointer, on focus and on a click; Escape folds it, with focus going back to the
 * button, and so does a click elsewhere. In the panel a click unfolds it.
 */
export function NavBarMenu({ label, items, menu }: NavBarGroup) {
  const list = useId();
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef('');
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isCurrent = items.some(({ to }) => to === pathname);

  // On the document: a menu that the pointer opened holds no focus, and Safari gives none to what a finger taps.
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (onDesk() && !group.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !onDesk()) return;
      if (group.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <li
      ref={group}
      className={styles.group}
      data-open={open || undefined}
      data-menu={menu}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onDesk() && setOpen(true)}
      onPointerLeave={(event) =>
        event.pointerType === 'mouse' &&
        onDesk() &&
        !event.currentTarget.querySelector(':focus-visible') &&
        setOpen(false)
      }
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        pointer.current = '';
        if (onDesk()) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={list}
        data-current={isCurrent || undefined}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onFocus={(event) => {
          // Coming back from the menu with Escape closes it; coming from outside by keyboard opens it. What a click does, its click says.
          const inside = event.currentTarget.parentElement?.contains(event.relatedTarget);
          if (onDesk() && !inside && !pointer.current && event.currentTarget.matches(':focus-visible'))
            setOpen(true);
        }}
        onClick={(event) => {
          // A mouse has opened it already by being here; a click must not take that away.
          const byMouse = event.detail > 0 && pointer.current === 'mouse';
          pointer.current = '';
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
