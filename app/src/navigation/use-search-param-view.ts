import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A view within a screen, named by search parameters. */
export interface View {
  readonly params: URLSearchParams;
  /** Pushes a view; the browser's Back returns to this one. */
  readonly open: (next: URLSearchParams) => void;
  /** Goes back to where the view was opened from, or to `fallback` where the address was entered directly. */
  readonly close: (fallback: URLSearchParams) => void;
}

/** Gives the views within a screen addresses of their own, so that Back, Forward and a reload do what a person expects. */
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
