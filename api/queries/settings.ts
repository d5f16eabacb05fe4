import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { settingsCall } from '../contract/calls/settings.ts';
import { lastSettingChangeSchema, type StoredSettings } from '../contract/entities/setting.ts';
import { queryKeys } from './query-keys.ts';

export const settingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.settings,
    queryFn: async ({ signal }): Promise<StoredSettings> => (await client(settingsCall, { signal })).settings,
  });

/** The current version, if a change was refused because another admin has changed the setting. Undefined for any other error. */
export const settingConflict = (error: unknown): number | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? lastSettingChangeSchema.safeParse(error.answer.changed).data?.version
    : undefined;
