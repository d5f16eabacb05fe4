import type { ToastItem } from '@imc/ui';
import { useRef, useState } from 'react';

/** Manages the toasts that report a change. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const nextKey = useRef(0);
  return {
    toasts,
    show: (message: string, tone: ToastItem['tone'] = 'success') => {
      nextKey.current += 1;
      const key = String(nextKey.current);
      setToasts((shown) => [...shown, { key, message, tone }]);
    },
    dismiss: (key: string) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
  };
}
