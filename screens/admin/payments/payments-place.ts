import {
  type FeeKind,
  feeKinds,
  type PaymentState,
  paymentStates,
  type SortOrder,
  sortOrders,
} from '@imc/api';
import { positiveInteger } from '../../shared/search-params.ts';

/** The place of the user in the payments: state, search, order and page of the list, or a receipt. */
export interface PaymentsPlace {
  /** State of the payments. Undefined for all. */
  readonly state: PaymentState | undefined;
  readonly search: string;
  readonly order: SortOrder | undefined;
  /** Page number, from 1. */
  readonly page: number;
  /** Id of the application whose receipt is shown. Undefined while the list is. */
  readonly receiptFor?: number | undefined;
  /** The fee of that receipt. Undefined for the newest. */
  readonly receiptFee?: FeeKind | undefined;
}

const path = '/admin/payments';

/** Value of the parameter `state` for the payments of all states. Without the parameter, those to check are shown. */
const allStates = 'all';

/** Reads the place from search parameters. Missing and invalid values default to the first page of the payments to check. */
export function paymentsPlaceFrom(params: URLSearchParams): PaymentsPlace {
  const state = params.get('state');
  return {
    state: state === allStates ? undefined : (paymentStates.find((known) => known === state) ?? 'received'),
    search: params.get('q') ?? '',
    order: sortOrders.find((order) => order === params.get('order')),
    page: positiveInteger(params.get('page')) ?? 1,
    receiptFor: positiveInteger(params.get('receipt')),
    receiptFee: feeKinds.find((fee) => fee === params.get('fee')),
  };
}

/** Writes the place as search parameters. Default values are omitted. */
export function paymentsPlaceParams({
  state,
  search,
  order,
  page,
  receiptFor,
  receiptFee,
}: PaymentsPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== 'received') params.set('state', state ?? allStates);
  if (search) params.set('q', search);
  if (order) params.set('order', order);
  if (page > 1) params.set('page', String(page));
  if (receiptFor !== undefined) params.set('receipt', String(receiptFor));
  if (receiptFee !== undefined) params.set('fee', receiptFee);
  return params;
}

/** Returns the address of a place. */
export function paymentsAddress(place: PaymentsPlace): string {
  const params = paymentsPlaceParams(place).toString();
  return params ? `${path}?${params}` : path;
}
