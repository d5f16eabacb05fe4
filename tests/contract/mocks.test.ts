import { canonicalEmail, undoTime } from '@imc/api/contract';
import { admin, createMockProvider } from '@imc/mocks';
import { issueReceipts } from '@imc/mocks/provider/pending-receipts';
import { setupServer } from 'msw/node';
import { firstAdmin } from './provider.ts';
import { contractSuite } from './suite.ts';

const origin = 'http://mocks.example';

contractSuite('the mocks', {
  async start() {
    const { handlers, store } = createMockProvider({
      origin,
      seed: {
        accounts: [{ user: { ...admin, id: 1, email: firstAdmin.email }, password: firstAdmin.password }],
      },
    });
    const server = setupServer(...handlers);
    server.listen({ onUnhandledFrame: 'error' });
    return {
      baseUrl: `${origin}/api`,
      async resetToken(address) {
        const id = store.accountByEmail(address)?.user.id;
        return [...store.resets.values()].findLast(({ userId }) => userId === id)?.token ?? '';
      },
      async confirmToken(address) {
        return store.readers.get(canonicalEmail(address))?.confirmToken ?? '';
      },
      async leaveToken(address) {
        return store.readers.get(canonicalEmail(address))?.token ?? '';
      },
      async issueReceipts() {
        issueReceipts(store, new Date(Date.now() + undoTime));
      },
      async stop() {
        server.close();
      },
    };
  },
});
