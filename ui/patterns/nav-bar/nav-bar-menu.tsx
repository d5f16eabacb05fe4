import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/actions/link/link.tsx';
import { ChevronDown } from '../../icons/icons.ts';
import { List } from '../../layout/list.tsx';
import styles from './nav-bar.module.css';
import type { NavBarGroup } from './nav-bar-items.ts';

const isDesktop = () => matchMedia('(width >= 64rem)').matches;

/**
 * A group of the navigation bar. On desktop its menu opens on hover, focus and click. Escape closes it and returns focus to the button; a
 * click elsewhere closes it too. In the mobile panel a click expands it.
 */
export function NavBarMenu({ label, items, path, menu }: NavBarGroup) {
  const list = useId();
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef('');
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isCurrent = path !== undefined && `${pathname}/`.startsWith(`${path}/`);

  // Listen on the document: a menu opened by hover does not contain the focus, and Safari does not focus elements on tap.
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isDesktop() && !group.current?.contains(target as Node)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isDesktop()) return;
      if (group.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <li
      ref={group}
      className={styles.group}
      data-open={open || undefined}
      data-menu={menu}
      onPointerEnter={(event) => event.pointerType === 'mouse' && isDesktop() && setOpen(true)}
      onPointerLeave={(event) =>
        event.pointerType === 'mouse' &&
        isDesktop() &&
        !event.currentTarget.querySelector(':focus-visible') &&
        setOpen(false)
      }
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        pointer.current = '';
        if (isDesktop()) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={list}
        aria-current={isCurrent || undefined}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onFocus={(event) => {
          // Opens only when keyboard focus comes from outside the group, not when Escape returns focus. Clicks are handled in onClick.
          const inside = event.currentTarget.parentElement?.contains(event.relatedTarget);
          if (isDesktop() && !inside && !pointer.current && event.currentTarget.matches(':focus-visible'))
            setOpen(true);
        }}
        onClick={(event) => {
          // With a mouse, hovering has already opened the menu, and the click must not close it.
          const byMouse = event.detail > 0 && pointer.current === 'mouse';
          pointer.current = '';
          setOpen(byMouse && isDesktop() ? true : !open);
        }}
      >
        {label}
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={list} className={styles.menu} data-ground="sheet">
        <List className={styles.menuItems}>
          {items.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                tone="plain"
                current="exact"
                className={styles.menuItem}
                onClick={() => isDesktop() && setOpen(false)}
              >
                {label}
              </Link>
            </li>
          ))}
        </List>
      </div>
    </li>
  );
}
