import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A view within a screen, addressed by search parameters. */
export interface View {
  readonly params: URLSearchParams;
  /** Adds a view to the history, so that Back returns to the current one. */
  readonly open: (next: URLSearchParams) => void;
  /** As `open`, for a view beside the current one: keeps the scroll position. */
  readonly openBeside: (next: URLSearchParams) => void;
  /**
   * Adds a part of the current view, such as a section of a form. `close` leaves the view with all its parts. Keeps the scroll position.
   */
  readonly move: (next: URLSearchParams) => void;
  /** Changes the address without a history entry. Keeps the scroll position. */
  readonly replace: (next: URLSearchParams) => void;
  /** Returns to the view that opened this one, or to `fallback` if the address was entered directly. */
  readonly close: (fallback: URLSearchParams) => void;
}

/** Gives each view within a screen its own address, so that Back, Forward and reload work. */
export function useSearchParamView(): View {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  /** History entries since the view was opened from another one. 0 if the address was entered directly. */
  const depth = Number(useLocation().state?.depth) || 0;
  return {
    params,
    open: (next) => setParams(next, { state: { depth: 1 } }),
    openBeside: (next) => setParams(next, { state: { depth: 1 }, preventScrollReset: true }),
    move: (next) =>
      setParams(next, { state: { depth: depth === 0 ? 0 : depth + 1 }, preventScrollReset: true }),
    replace: (next) => setParams(next, { replace: true, state: { depth }, preventScrollReset: true }),
    close: (fallback) => (depth > 0 ? void navigate(-depth) : setParams(fallback, { replace: true })),
  };
}
