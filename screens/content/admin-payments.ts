import { decisionMailMinutes, statementLimits } from '@imc/api/contract';
import type {
  AdminPaymentsTableLabels,
  PaymentDetailLabels,
  StatementImportsLabels,
  StatementMatchesLabels,
  StatementReadingLabels,
} from '@imc/ui/membership';
import { adminApplication } from './admin-application.ts';
import { count } from './figures.ts';
import { feeNames } from './grades.ts';
import { paymentQuestionFallback } from './payment-states.ts';
import { proofViewer } from './payments.ts';
import { listPages, pagedLabels } from './table-labels.ts';

const states = adminApplication.checks.paymentStates;

const newProof = 'New proof';

const moreThanFee = {
  message: (sum: string, fee: string, more: string) =>
    `${sum} would be received, the fee is ${fee}. The ${more} above it becomes the payer’s credit.`,
  reason: 'Reason for recording more than the fee',
};
const reason = 'Reason';
const undo = 'Undo';
const undoUntil = (time: string) => `Receipt and email go out at ${time}. Until then, you can undo it.`;
const unavailable = 'The form could not be checked. Please try again.';

/** PAY-13, PAY-15, PAY-21, PAY-23 and PAY-24. */
export const adminPayments = {
  title: 'Payments',
  /** Instead of the forms, for staff who may not record payments (PPL-3). */
  readOnly: 'You can read payments; a treasurer or an admin records them.',
  loading: 'Loading payments',
  tabs: 'Lists of payments',
  all: 'All',
  back: 'Back to the list',
  choose: { title: 'No payment is open', text: 'Open one from the list.' },
  shortcuts: {
    next: 'Next payment',
    previous: 'Previous payment',
    confirm: 'Confirm the open payment, and go on to the next',
    search: 'Search',
  },
  failed: 'The payments could not be loaded.',
  empty: { title: 'No payments here', text: 'None has this status at present.' },
  noMatch: { title: 'Nothing found here', text: 'Your search may match a payment under All.' },
  refused: 'Nothing was recorded.',
  notSent: 'Nothing was recorded, because there was no answer. Please try again.',
  queried: 'The question was sent.',
  notUndone: 'The confirmation was not undone. Please try again.',
  applicationTo: (id: number): string => `/admin/applications?application=${id}`,
  messages: 'Messages',
  dismiss: 'Dismiss',
  states,
  table: {
    search: 'Search by name, reference or amount',
    columns: { name: 'Applicant', amount: 'Amount', note: 'Status', day: 'Date' },
    states,
    withdrawn: 'Application withdrawn',
    answered: 'Answered',
    newProof,
    missing: (amount) => `${amount} missing`,
    change: 'Sort by last change',
    openOf: (reference, name) => `Open ${reference}, ${name}`,
    ...pagedLabels((total) => `${count(total)} payments`),
  } satisfies AdminPaymentsTableLabels,
  detail: {
    title: (reference) => `Payment for ${reference}`,
    previous: 'Previous payment',
    next: 'Next payment',
    facts: {
      received: 'Received so far',
      change: 'Last change',
      question: 'Asked',
      answer: 'Answered',
    },
    newProof,
    fees: feeNames,
    noProof: 'No proof of payment yet',
    states,
    closed: 'The application was rejected. Confirm only if the money arrived.',
    sameProof: adminApplication.desk.sameProof,
    recordedBy: (name, day) => `${name}, ${day}`,
    enlarge: 'Enlarge the proof of payment',
    proofTitle: (reference) => `Proof of payment for ${reference}`,
    proofAlt: proofViewer.proofAlt,
    proofFailed: proofViewer.proofFailed,
    viewer: proofViewer.viewer,
    actions: 'What to record',
    confirm: {
      tab: 'Confirm',
      text: 'The member gets the receipt by email ten minutes later, unless you undo it.',
      submit: 'Confirm payment',
    },
    unusualAmount: {
      less: {
        message: (sum, fee, rest) =>
          `${sum} was received, the fee is ${fee}. If you confirm this, the other ${rest} is waived. If it is still to come, record a part payment.`,
        reason: 'Reason for waiving the rest',
      },
      more: moreThanFee,
      other: reason,
    },
    confirmRest:
      'Completes the payment with the recorded transfers. Enter one more transfer, or leave the fields empty.',
    part: {
      tab: 'Part payment',
      text: 'Adds a transfer. The payment stays open until it is confirmed, and the member gets no email.',
      submit: 'Record part payment',
    },
    query: {
      tab: 'Ask',
      text: 'The member gets an email with the question, and answers with a new proof.',
      asked: (day) =>
        `Asked on ${day}; no answer yet. A new question replaces it, and the member gets an email.`,
    },
    unknownQuestion: paymentQuestionFallback,
    transfer: {
      amount: 'Amount received',
      valueDate: 'Value date',
      bankReference: 'Bank reference',
      optional: '(optional)',
    },
    question: {
      wording: 'Ready-made question',
      ownWording: 'Choose, or write your own',
      wordings: [
        'Which account was the transfer made from, and on which date?',
        'The proof can’t be read. Could you send one that shows the amount, the date and the reference?',
        'The amount is less than the fee of your grade. Could you transfer the rest and send its proof?',
        'The transfer has not reached our account. Could you ask your bank, and send us its confirmation?',
      ],
      question: 'Question to the member',
      send: 'Send the question',
    },
    several: 'Transfer covers several people',
    own: 'This is your own application. Please ask another admin to check its payment.',
    withdrawn: 'The applicant has withdrawn this application. Its payment and receipt stay here.',
    confirmed: 'The payment is confirmed.',
    undoUntil,
    undo,
    receiptFollows: `The receipt is issued ${decisionMailMinutes} minutes after the confirmation.`,
    openReceipt: 'Print receipt',
    unavailable,
  } satisfies PaymentDetailLabels,
  statement: {
    title: 'Bank statement',
    none: 'No statement is open',
    text: 'Choose the file above: CSV, Excel, OFX or MT940. It is read on this device, and only its credit lines are compared with the payments. We keep the period and the totals, not the transactions.',
    field: {
      label: 'File of the statement',
      choose: 'Open a bank statement',
      drop: 'or drop it on this page',
      dropNow: 'Drop the bank statement',
      replace: 'Choose another',
      remove: 'Remove',
      progress: 'Comparing the lines',
      cancel: 'Stop comparing',
    },
    faults: {
      tooLarge: `The file is larger than ${statementLimits.bytes / 1024 ** 2} MB. Export fewer days.`,
      tooManyLines: 'The statement has more than 100,000 lines. Export fewer days.',
      oldWorkbook: 'This is a workbook of an old Excel (.xls). Save it as .xlsx or CSV first.',
      hugeWorkbook:
        'This workbook unpacks to more than a statement can have. Download it again from your bank.',
      formulas:
        'This workbook has formulas, whose results may be out of date. Download it again from your bank, or save it as CSV.',
      sheets: 'This file has several statements or sheets. Save the one of the Institute’s account alone.',
      tooManyColumns: 'This file has more than 100 columns, which no statement has.',
      entities:
        'This OFX file defines entities of its own, which no bank does. Download it again from your bank.',
      pdf: 'This is a PDF. Export the statement as CSV or Excel from your bank.',
      binary: 'This file is neither text nor an Excel workbook. Export the statement as CSV from your bank.',
      empty: 'This file is empty.',
      noHeader:
        'No statement was found in this file. It needs a row for each transfer, with date, narration and amount.',
      nothingRead:
        'No transfer could be read, because the amounts are missing or in other columns. Say below what each column holds.',
      malformed: 'This file is damaged, or a quotation mark in it is never closed.',
      notRead: 'The file could not be read. Please choose it again.',
      notCompared: 'The lines could not be compared, because there was no answer. Please try again.',
    },
    partly: (done: number, total: number) =>
      `${count(done)} of ${count(total)} incoming transfers were compared.`,
    goOn: 'Compare the rest',
    empty: { title: 'No credits', text: 'The statement has no incoming transfers.' },
    reading: {
      columns: 'Columns of the file',
      unknownColumns:
        'Say which column has the date, the narration and the incoming amounts. Your choice is kept for files of this bank.',
      columnName: (name, number) => name || `Column ${number}`,
      sample: (text) => `For example: ${text}`,
      roles: {
        date: 'Date',
        narration: 'Narration',
        credit: 'Credit (money in)',
        debit: 'Debit (money out)',
        amount: 'Amount, in and out',
        direction: 'Says in or out',
        balance: 'Balance',
        reference: 'Bank reference',
        payer: 'Payer',
        ignore: 'Not needed',
      },
      decisions: 'How the file is read',
      decimalMark: {
        label: 'Amounts',
        options: { '.': 'Point before the kobo: 5,000.00', ',': 'Comma before the kobo: 5.000,00' },
      },
      dateOrder: {
        label: 'Dates',
        options: { dayFirst: 'Day first: 31/12', monthFirst: 'Month first: 12/31' },
      },
      directionBy: {
        label: 'Money came in if',
        options: {
          columns: 'it is in the credit column',
          words: 'a word says so: CR, Deposit, In',
          sign: 'there is no minus',
          balance: 'the balance rises',
        },
      },
      sums: {
        title: 'Sums',
        credits: 'Money in',
        debits: 'Money out',
        change: 'In less out',
        unread: 'Not read',
        own: (amount) => `The statement says ${amount}`,
        ownDiffers: (amount) => `The statement says ${amount}, which differs`,
        differs:
          'The sums differ from those on the statement: rows were not read, or the file is incomplete. First look at the rows that were not read.',
      },
    } satisfies StatementReadingLabels,
    imports: {
      title: (statements) => `Statements read so far: ${statements}`,
      caption: 'Statements read so far',
      columns: {
        period: 'Period',
        account: 'Account',
        read: 'Read',
        compared: 'Money in',
        unread: 'Not read',
        waiting: 'To confirm',
        confirmed: 'Confirmed',
      },
      period: (from, to) => `${from} to ${to}`,
      account: (digits) => (digits === null ? 'Not named' : `… ${digits}`),
      compared: (done, all) => (done === all ? all : `${done} of ${all}`),
      gap: (from, to, account) =>
        `No statement covers ${from === to ? from : `${from} to ${to}`}${account === null ? '' : ` of account … ${account}`}.`,
      results: ({ from, to, count: all }) => `${count(from)}-${count(to)} of ${count(all)} statements`,
      sortBy: 'Sort by',
      pages: listPages,
    } satisfies StatementImportsLabels,
    recorded: (reference: string) => `Recorded for ${reference}.`,
    confirmed: (reference: string, time: string) => `Confirmed for ${reference}. ${undoUntil(time)}`,
    matches: {
      groups: {
        matched: {
          title: (lines) => `To confirm: ${lines}`,
          text: 'Compare each line with the proposed payment before you confirm it.',
        },
        unknown: {
          title: (lines) => `Unknown: ${lines}`,
          text: 'No application matches these lines by reference or name.',
        },
        duplicate: {
          title: (lines) => `Repeated: ${lines}`,
          text: 'Each of these repeats an earlier line of this statement. Record it only if the money came twice.',
        },
        reversed: {
          title: (lines) => `Reversed: ${lines}`,
          text: 'A later line of this statement reverses these transfers, so there is nothing to confirm.',
        },
        recorded: {
          title: (lines) => `Recorded before: ${lines}`,
          text: 'These transfers are already recorded.',
        },
      },
      columns: { line: 'Line of the statement', amount: 'Amount', match: 'Payment' },
      byHand: 'Record by hand',
      noDate: 'No date',
      confidence: { high: 'Sure', medium: 'Likely', low: 'Possible' },
      reasons: { reference: 'reference', amount: 'amount', name: 'name' },
      contradiction: (word) => `but it says ${word}`,
      due: (fee, received, kind) => `${feeNames[kind]} ${fee}, received ${received}`,
      confirm: 'Confirm',
      part: 'Record as part',
      actionOf: (action, reference, amount) => `${action}: ${amount} for ${reference}`,
      confirmedBefore: 'Confirmed before',
      done: 'Recorded',
      undo,
      own: 'Your own application',
      recordedFor: (reference) => `Recorded for ${reference}`,
      equalTo: (number) => `Repeats line ${number}`,
      reversedBy: (number) => `Reversed by line ${number}`,
      unknown: 'No payment fits',
      unread: {
        title: (lines) => `Not read: ${lines}`,
        text: 'These lines are not compared with the payments. Look them up in the statement, and record what belongs to a payment by hand.',
        columns: { number: 'Line', text: 'What it says', reason: 'Why it was not read' },
        line: (number) => `Line ${number}`,
        cell: (column, text) => (column ? `${column}: ${text}` : text),
        reasons: {
          cells: 'It has more cells than the header',
          amount: 'Its amount can’t be read',
          noAmount: 'It has no amount',
          date: 'Its date can’t be read',
          direction: 'It doesn’t say whether the money came in',
          balance: 'Its balance doesn’t agree with its amount',
        },
      },
      sure: {
        open: (lines) => `Confirm the ${lines} sure ones`,
        title: (lines) => `Confirm ${lines} payments`,
        text: 'Reference, amount and name of these lines agree with the payment. You can undo each for ten minutes.',
        submit: 'Confirm all',
      },
      question: {
        title: 'The amount differs from what is due',
        part: (received, due) => `${received} was received, ${due} is due. Record it as a part payment?`,
        more: moreThanFee,
        repeated: (number) => `This line repeats line ${number} of the statement.`,
        cancel: 'Go back',
        unavailable,
        reason,
        reasonRequired: 'Enter the reason.',
      },
      results: ({ from, to, count: all }) => `${count(from)}-${count(to)} of ${count(all)} lines`,
      sortBy: 'Sort by',
      pages: listPages,
    } satisfies StatementMatchesLabels,
  },
} as const;
