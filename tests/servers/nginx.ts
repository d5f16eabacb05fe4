/** nginx in front of several servers, as docs/operations.md describes it: from Debian's package, on a free port, with its files in a temporary folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres/postgres.ts';

export interface RunningNginx {
  readonly origin: string;
  stop(): Promise<void>;
}

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/**
 * Requests go to the servers in turn. What one that died was asked, another answers, unless it may have written. None is left out after a failure
 * (`max_fails`): with two, both could be.
 */
const configuration = (folder: string, port: number, origins: readonly string[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  # The servers judge the size of headers and bodies.
  large_client_header_buffers 4 32k;
  client_max_body_size 0;
  merge_slashes off;
  upstream servers {
    ${origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 5s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://servers;
      proxy_connect_timeout 2s;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

/** Undefined if nginx is not installed. */
export async function startNginx(origins: readonly string[]): Promise<RunningNginx | undefined> {
  if (!program) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'imc-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, origins));
  const nginx = spawn(program, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stopOnExit = () => nginx.kill('SIGTERM');
  process.once('exit', stopOnExit);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    nginx.stderr.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('start worker process ')) resolve();
    });
    nginx.once('error', reject);
    nginx.once('exit', (code) => reject(new Error(`nginx exited with code ${code}:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', stopOnExit);
      const exited = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
