import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A view within a screen, as the address says it. */
export interface View {
  readonly params: URLSearchParams;
  /** Goes on to a view; the browser's Back returns to this one. */
  readonly open: (next: URLSearchParams) => void;
  /** Returns: back to where the view was opened from, or to `fallback` where the address was entered as it is. */
  readonly close: (fallback: URLSearchParams) => void;
}

/** Gives the views within a screen addresses of their own, so that Back, Forward and a reload do what a person expects. */
export function useView(): View {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const opened: boolean = useLocation().state?.opened === true;
  return {
    params,
    open: (next) => setParams(next, { state: { opened: true } }),
    close: (fallback) => (opened ? void navigate(-1) : setParams(fallback, { replace: true })),
  };
}
