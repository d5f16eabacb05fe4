import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Between the server and a neighbour that may stop answering. */
export interface TcpProxy {
  readonly port: number;
  /** From now on everything on open and new connections is lost, and no connection is closed, as if packets were dropped. */
  silence(): void;
  /** New connections are forwarded again. The others stay silent, as after a failover. */
  restore(): void;
  close(): void;
}

export async function startTcpProxy(host: string, port: number): Promise<TcpProxy> {
  const links = new Set<{ readonly ends: readonly Socket[]; isDead: boolean }>();
  let isSilent = false;
  const proxy = createServer((client) => {
    const target = connect(port, host);
    const link = { ends: [client, target], isDead: isSilent };
    links.add(link);
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => !link.isDead && to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => (from === client || !link.isDead) && to.destroy());
    };
    forward(client, target);
    forward(target, client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    silence: () => {
      isSilent = true;
      for (const link of links) link.isDead = true;
    },
    restore: () => {
      isSilent = false;
    },
    close: () => {
      proxy.close();
      for (const end of [...links].flatMap(({ ends }) => ends)) end.destroy();
    },
  };
}
