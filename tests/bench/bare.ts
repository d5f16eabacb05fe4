/** Baseline for the admin list: Fastify and one prepared statement, without session, checks and log. Reads every POST and writes nothing. */
import { gradeLabels } from '@imc/api/contract';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

const database = new Database(`${process.argv[2]}/imc.sqlite`, { readonly: true });
const categories = Object.entries(gradeLabels).map(
  ([grade, { category }]) => `when '${grade}' then '${category}'`,
);
const category = `case grade ${categories.join(' ')} end`;
const statement = database.prepare(
  `select id, title, surname, other_names as "otherNames", other_names, ${category} as "membershipCategory",
     ${category} as membership_category, email, status, submitted_at as created_at, tel, whatsapp, employer, position,
     postal_address, postal_address as "postalAddress", proof_file as "proofOfPayment",
     declaration_date as "declarationDate", nullif(marketer_code, '') as "marketerCode"
   from applications where submitted_at is not null order by submitted_at desc, id desc limit 50`,
);
const app = Fastify();
app.get('/list', async () => ({
  status: 'success',
  applications: statement
    .all()
    .map((row) => Object.assign(row as object, { asked_for_more: null, own: false })),
  total: 5000,
  page: 1,
  pages: 100,
}));
app.post('*', async () => ({ status: 'success' }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
process.send?.({ url: `${address}/list`, headers: {} });
