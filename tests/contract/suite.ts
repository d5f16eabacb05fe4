/** Every provider must pass these tests. */
import { dashboardStatsCall, refusalTexts, secondFactorMissing } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCases } from './cases/accounts.ts';
import { addressCases } from './cases/addresses.ts';
import { applicationReviewCases } from './cases/application-review.ts';
import { applicationCases } from './cases/applications.ts';
import { adminApplicationCases } from './cases/applications-admin.ts';
import { authorizationCases } from './cases/authorization.ts';
import { blogCases } from './cases/blog.ts';
import { dashboardCases } from './cases/dashboard.ts';
import { decisionCases } from './cases/decisions.ts';
import { informationRequestCases } from './cases/information-requests.ts';
import { inputCases } from './cases/input.ts';
import { ledgerCases } from './cases/ledger.ts';
import { mailCases } from './cases/mails.ts';
import { marketerCases } from './cases/marketers.ts';
import { messageCases } from './cases/messages.ts';
import { nameChangeCases } from './cases/name-changes.ts';
import { newsletterCases } from './cases/newsletter.ts';
import { ownAccountCases } from './cases/own-account.ts';
import { passwordCases } from './cases/passwords.ts';
import { paymentCases } from './cases/payments.ts';
import { peopleCases } from './cases/people.ts';
import { proofCases } from './cases/proofs.ts';
import { savedViewCases } from './cases/saved-views.ts';
import { secondFactorCases } from './cases/second-factor.ts';
import { securityLogCases } from './cases/security-log.ts';
import { settingCases } from './cases/settings.ts';
import { statementCases } from './cases/statements.ts';
import { uploadCases } from './cases/uploads.ts';
import { withdrawalCases } from './cases/withdrawals.ts';
import { signInAdmin } from './people.ts';
import type { ContractProvider, RunningProvider } from './provider.ts';
import { createTestApi, type TestResponse } from './test-api.ts';

export function contractSuite(name: string, provider: ContractProvider): void {
  describe(`the contract, implemented by ${name}`, () => {
    let running: RunningProvider | undefined;
    const api = createTestApi(() => running);

    let atFirst: TestResponse | undefined;
    beforeAll(async () => {
      running = await provider.start();
      const { token } = await signInAdmin(api);
      atFirst = await api.send(dashboardStatsCall, { token });
      await running.makeSecondFactorOptional();
    });
    afterAll(async () => {
      await running?.stop();
    });

    const resetToken = async (address: string) => running?.resetToken(address) ?? '';

    test('PPL-10: the first admin of a new installation signs in with the password, but has to set up a second factor', () => {
      expect(atFirst?.status).toBe(403);
      expect(atFirst?.body).toEqual({
        status: 'error',
        message: refusalTexts.secondFactorMissing,
        code: secondFactorMissing,
      });
    });
    accountCases(api);
    passwordCases(api, resetToken);
    describe('the address of an account', () =>
      addressCases(api, async (address, kind) => (await running?.addressToken(address, kind)) ?? ''));
    describe('a change of name', () =>
      nameChangeCases(api, async (file, token) => {
        const url = `${running?.baseUrl.replace(/\/api$/, '')}/uploads/${file}`;
        return (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status;
      }));
    ownAccountCases(api);
    applicationCases(api);
    withdrawalCases(api);
    uploadCases(api);
    proofCases(api);
    describe('requests for information', () => informationRequestCases(api));
    marketerCases(api);
    dashboardCases(api);
    adminApplicationCases(api);
    describe('decisions', () => decisionCases(api));
    describe('payments desk', () => paymentCases(api));
    describe('bank statements', () => statementCases(api));
    describe('the ledger', () => ledgerCases(api));
    describe('one application under review', () => applicationReviewCases(api));
    mailCases(api);
    describe('saved views', () => savedViewCases(api));
    describe('settings', () => settingCases(api));
    describe('people', () => peopleCases(api));
    describe('the security log', () => securityLogCases(api));
    describe('a second factor', () => secondFactorCases(api));
    newsletterCases(api, {
      confirm: async (address) => running?.confirmToken(address) ?? '',
      leave: async (address) => running?.leaveToken(address) ?? '',
    });
    describe('messages from the forms', () => messageCases(api, resetToken));
    authorizationCases(api);
    inputCases(api);
    blogCases(() => running?.baseUrl ?? '');
  });
}
