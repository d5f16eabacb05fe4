import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A view within a screen, addressed by search parameters. */
export interface View {
  readonly params: URLSearchParams;
  /** Pushes a view to the history; the browser's Back returns to the current one. */
  readonly open: (next: URLSearchParams) => void;
  /** Goes back to the view that this one was opened from, or to `fallback` if the address was entered directly. */
  readonly close: (fallback: URLSearchParams) => void;
}

/** Gives each view within a screen its own address, so that Back, Forward and reload work as expected. */
export function useSearchParamView(): View {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const opened: boolean = useLocation().state?.opened === true;
  return {
    params,
    open: (next) => setParams(next, { state: { opened: true } }),
    close: (fallback) => (opened ? void navigate(-1) : setParams(fallback, { replace: true })),
  };
}
