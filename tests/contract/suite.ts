/** The contract tests that both the mocks and the server must pass. */
import { afterAll, beforeAll, describe } from 'vitest';
import { accountCases } from './cases/accounts.ts';
import { adminCases } from './cases/admin.ts';
import { adminListCases } from './cases/admin-list.ts';
import { applicationCases } from './cases/applications.ts';
import { authorizationCases } from './cases/authorization.ts';
import { blogCases } from './cases/blog.ts';
import { decisionCases } from './cases/decisions.ts';
import { informationRequestCases } from './cases/information-requests.ts';
import { inputCases } from './cases/input.ts';
import { mailCases } from './cases/mails.ts';
import { marketerCases } from './cases/marketers.ts';
import { newsletterCases } from './cases/newsletter.ts';
import { ownAccountCases } from './cases/own-account.ts';
import { passwordCases } from './cases/passwords.ts';
import { proofCases } from './cases/proofs.ts';
import { uploadCases } from './cases/uploads.ts';
import { withdrawalCases } from './cases/withdrawals.ts';
import type { ContractProvider, RunningProvider } from './provider.ts';
import { createWire } from './wire.ts';

/** Registers all contract tests for a provider. */
export function contractSuite(name: string, provider: ContractProvider): void {
  describe(`the contract, implemented by ${name}`, () => {
    let running: RunningProvider | undefined;
    const wire = createWire(() => running?.baseUrl ?? '');

    beforeAll(async () => {
      running = await provider.start();
    });
    afterAll(async () => {
      await running?.stop();
    });

    accountCases(wire);
    passwordCases(wire, async (address) => running?.resetToken(address) ?? '');
    ownAccountCases(wire);
    applicationCases(wire);
    withdrawalCases(wire);
    uploadCases(wire);
    proofCases(wire);
    describe('requests for information', () => informationRequestCases(wire));
    marketerCases(wire);
    adminCases(wire);
    adminListCases(wire);
    describe('decisions', () => decisionCases(wire));
    mailCases(wire);
    newsletterCases(wire);
    authorizationCases(wire);
    inputCases(wire);
    blogCases(() => running?.baseUrl ?? '');
  });
}
