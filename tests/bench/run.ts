/** `npm run bench` compares requests per second (`requests.ts`), `npm run bench -- admin` measures the admin's list (`admin.ts`). */
const benchmark = process.argv[2] ?? 'requests';
if (benchmark === 'requests') await import('./requests.ts');
else if (benchmark === 'admin') await import('./admin.ts');
else throw new Error(`Unknown benchmark '${benchmark}': choose requests or admin.`);

export {};
