import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface TestSmtpServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** Every line that clients sent. */
  readonly received: string[];
  /** Accepted, with their headers. */
  readonly messages: string[];
  /** Returns the response. Default: accepts everyone. */
  onRecipient: (line: string) => string;
  /** Its promise delays the response; a rejection closes the connection without one. */
  onMessage: (message: string) => Promise<void>;
  /** Also drops every connection. */
  down(): Promise<void>;
  /** On the same port. */
  up(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  const smtp = {
    received: [] as string[],
    messages: [] as string[],
    onRecipient: (_line: string) => '250 ok',
    onMessage: async (_message: string) => {},
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    down: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server = undefined;
      await closed;
    },
    up: async () => {
      server = createServer(serve);
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
  };

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let rest = '';
    let message: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);

    const endMessage = (text: string) => {
      smtp.onMessage(text).then(
        () => {
          smtp.messages.push(text);
          say('250 ok');
        },
        () => socket.destroy(),
      );
    };

    const obey = (command: string): void => {
      if (/^EHLO/i.test(command)) return void say('250-mail.example\r\n250 8BITMIME');
      if (/^RCPT/i.test(command)) return void say(smtp.onRecipient(command));
      if (/^QUIT/i.test(command)) return void say('221 bye');
      if (!/^DATA/i.test(command)) return void say('250 ok');
      message = [];
      say('354 go on');
    };

    const hear = (line: string): void => {
      smtp.received.push(line);
      if (!message) obey(line);
      else if (line !== '.') message.push(line.replace(/^\.\./, '.'));
      else {
        endMessage(message.join('\r\n'));
        message = undefined;
      }
    };

    say('220 mail.example');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  }

  await smtp.up();
  return smtp;
}
