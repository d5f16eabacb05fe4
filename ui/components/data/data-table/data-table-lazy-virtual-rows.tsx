import { useEffect, useState } from 'react';
import type { DataTableVirtualRowsParts } from './data-table-virtual-rows.tsx';

type Engine = typeof import('./data-table-virtual-rows.tsx');

/** The module of the virtual rows, once it has loaded. */
let loaded: Engine | undefined;

/** Rows that fill the first screen until the module has loaded. */
const firstRows = 16;

/** Virtual rows whose script loads when a table first needs it. If it can't be loaded, all rows are rendered. */
export function DataTableLazyVirtualRows<Row>(props: DataTableVirtualRowsParts<Row>) {
  const [engine, setEngine] = useState<Engine | 'unavailable' | undefined>(loaded);
  useEffect(() => {
    if (engine) return;
    let isUnmounted = false;
    import('./data-table-virtual-rows.tsx').then(
      (module) => {
        loaded = module;
        if (!isUnmounted) setEngine(module);
      },
      () => !isUnmounted && setEngine('unavailable'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [engine]);

  if (engine && engine !== 'unavailable') return <engine.DataTableVirtualRows {...props} />;
  const rows = engine ? props.rows : props.rows.slice(0, firstRows);
  return rows.map((row, index) => props.children(row, { index }));
}
