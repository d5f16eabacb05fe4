import { decideNameChangeCall, waitingItems } from '@imc/api';
import { useMayCall } from './use-may-call.ts';

/** Returns `waitingItems` without what the signed-in member of staff may not decide (DASH-6). */
export function useWaitingItems(): typeof waitingItems {
  const mayDecideNames = useMayCall()(decideNameChangeCall);
  return (numbers) => waitingItems(mayDecideNames ? numbers : { ...numbers, name_changes: 0 });
}
