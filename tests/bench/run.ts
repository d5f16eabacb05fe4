/**
 * `npm run bench` compares requests per second (`requests.ts`), `npm run bench -- admin` measures the admin's list (`admin.ts`), `npm run bench -- sign-in`
 * the times that the requirements name for passwords and long input (`sign-in.ts`), and `npm run bench -- ratios` writes, databases and several servers
 * (`ratios.ts`).
 */
const benchmark = process.argv[2] ?? 'requests';
if (benchmark === 'requests') await import('./requests.ts');
else if (benchmark === 'admin') await import('./admin.ts');
else if (benchmark === 'sign-in') await import('./sign-in.ts');
else if (benchmark === 'ratios') await import('./ratios.ts');
else throw new Error(`Unknown benchmark '${benchmark}': choose requests, admin, sign-in or ratios.`);

export {};
