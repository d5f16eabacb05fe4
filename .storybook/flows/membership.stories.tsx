import { undoTime } from '@imc/api/contract';
import { furtherTexts } from '@imc/api/sample-form';
import {
  admin,
  createMockProvider,
  memberComplete,
  memberNew,
  sampleNow,
  samplePassword,
  sampleSeed,
} from '@imc/mocks';
import { expect } from 'storybook/test';
import { useAuthStore } from '../../app/src/session/auth-store.ts';
import { queryClient } from '../../app/src/session/query-client.ts';
import preview from '../preview.tsx';
import { personAt } from './person.ts';
import { Site } from './site.tsx';

/** Milliseconds. */
let passed = 0;

const meta = preview.meta({
  title: 'Flows/Membership',
  component: Site,
  tags: ['!autodocs'],
  // The site brings its own router.
  parameters: {
    alsoCalled: 'end to end, e2e, user journey, whole journey',
    layout: 'fullscreen',
    router: false,
  },
  args: { start: '/' },
  beforeEach({ msw }) {
    passed = 0;
    const now = () => new Date(sampleNow.getTime() + passed);
    msw.use(...createMockProvider({ seed: sampleSeed, now }).handlers);
    useAuthStore.getState().logout();
    queryClient.clear();
    return () => useAuthStore.getState().logout();
  },
});

const password = 'Adire!Indigo1979';
const person = { name: 'Adaeze Sample', email: 'adaeze.sample@mail.example', phone: '+234 800 000 0199' };

/** A real picture, since the provider looks into it. */
async function receipt() {
  const canvas = new OffscreenCanvas(40, 60);
  canvas.getContext('2d')?.fillRect(8, 8, 24, 4);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'transfer.jpg', {
    type: 'image/jpeg',
  });
}

type Person = ReturnType<typeof personAt>;

async function registers({ arrivesAt, follows, fillsIn, chooses, presses, sees, ticks }: Person) {
  await follows('Join');
  await sees('Step 1 of 2');
  await fillsIn({ 'Full name': person.name, Email: person.email, 'Phone number': person.phone });
  await chooses('Membership type', 'Member');
  await presses('Next');
  await sees('Step 2 of 2');
  await fillsIn({ Password: password, 'Confirm password': password });
  await ticks(/I agree/);
  await presses('Create Account');
  await sees('Your account is created. Please sign in.');
  await arrivesAt('Sign in');
}

async function signsIn({ fillsIn, presses }: Person, email: string, secret: string) {
  await fillsIn({ Email: email, Password: secret });
  await presses('Sign in');
}

async function applies(one: Person) {
  await one.follows('Application');
  await one.presses('New Application');
  await one.fillsInPart('Personal', {
    Surname: 'Sample',
    'Other names': 'Adaeze Ọlá',
    Title: 'Dr',
    'WhatsApp number': person.phone,
    'Postal address': '1 Sample Crescent, Abuja',
  });
  await one.presses('Next');
  await one.fillsInPart('Professional', { Employer: 'Sample Advisory', Position: 'Senior Consultant' });
  await one.fillsIn(furtherTexts);
  await one.presses('Next');
  await one.fillsInPart('Education', {
    Institution: 'Sample University',
    From: '2001',
    To: '2005',
    Qualification: 'BSc Economics',
    'Date obtained': '2005-07-14',
  });
  await one.presses('Next');
  await one.fillsInPart('Assignments', {
    Project: 'Review of a state ministry',
    Role: 'Lead consultant',
    Period: 'January to June 2024',
  });
  await one.presses('Next');
  for (const number of [1, 2]) {
    await one.fillsInPart(`Referee ${number}`, {
      Name: `Referee Sample ${number}`,
      Position: 'Partner',
      Institution: 'Sample Advisory',
      Address: '2 Sample Road, Lagos',
      'Telephone number': `+234 800 000 020${number}`,
      'WhatsApp number': `+234 800 000 020${number}`,
      Email: `referee${number}@mail.example`,
    });
  }
  await one.presses('Next');
  await one.ticks(/I declare/);
  await one.presses('Next');
  await one.attachesInPart('Proof of payment', 'Proof of payment', await receipt());
  await one.presses('Next');
  await one.presses('Submit Application');
  await one.isTold('Application submitted successfully!');
}

/** From the home page to an approved membership: a visitor joins and applies, an admin decides, the member sees it. */
export const FromVisitorToMember = meta.story({
  tags: ['S-1.2', 'S-1.3', 'S-2.58'],
  play: async (context) => {
    const { step, canvas } = context;
    const one = personAt(context);
    await step('A visitor opens an account in two steps', () => registers(one));
    await step('The new member signs in', async () => {
      await signsIn(one, person.email, password);
      await one.arrivesAt(`Welcome, ${person.name}`);
    });
    await step('The member applies, with a picture of the transfer', async () => {
      await applies(one);
      await expect(await canvas.findByRole('row', { name: /Adaeze/ })).toHaveTextContent(/pending/i);
    });
    await step('The member signs out', async () => {
      await one.presses('Logout');
      await one.arrivesAt('Sign in');
    });
    await step('An admin signs in and finds the application among the recent ones', async () => {
      await signsIn(one, admin.email, samplePassword);
      await one.follows('View All');
      await one.arrivesAt('Membership Applications');
    });
    await step('The admin opens and approves it', async () => {
      await one.presses(/^View Details.*Adaeze/);
      await one.sees('Sample Advisory');
      await one.chooses(/^Status of the application/, 'Approve');
      await one.isTold('Status updated successfully');
    });
    await step('The admin signs out', async () => {
      await one.presses('Logout');
      await one.arrivesAt('Sign in');
    });
    await step('The member sees the decision when it can no longer be taken back', async () => {
      passed = undoTime;
      await signsIn(one, person.email, password);
      await one.sees(/^approved$/i);
    });
  },
});

/** A visitor who was sent the address of the member area is asked to sign in. */
export const GuardedArea = meta.story({
  tags: ['S-2.31', 'S-6.1'],
  args: { start: '/dashboard' },
  play: async (context) => {
    const one = personAt(context);
    await context.step('Nobody is signed in: the sign-in stands there instead', () =>
      one.arrivesAt('Sign in'),
    );
    await context.step('After signing in, the overview', async () => {
      await signsIn(one, memberComplete.email, samplePassword);
      await one.arrivesAt(`Welcome, ${memberComplete.name}`);
    });
  },
});

/** A new member completes the profile; the checklist on the overview follows. */
export const CompletesProfile = meta.story({
  tags: ['S-1.3', 'S-4.5'],
  args: { start: '/login' },
  play: async (context) => {
    const one = personAt(context);
    await context.step('The member signs in', async () => {
      await signsIn(one, memberNew.email, samplePassword);
      await one.arrivesAt(`Welcome, ${memberNew.name}`);
    });
    await context.step('The checklist leads to the profile', async () => {
      await one.follows(/Complete Profile/);
      await one.arrivesAt('Profile');
    });
    await context.step('The member fills it in and saves', async () => {
      await one.fillsIn({ Organization: 'Sample Logistics Ltd', 'Career field': 'Operations' });
      await one.fillsIn({ 'Highest qualification': 'MBA' });
      await one.chooses('Years of experience', '3-5');
      await one.presses(/^Save/);
      await one.isTold('Profile updated successfully');
    });
    await context.step('The overview shows it as done', async () => {
      await one.follows('Dashboard');
      await one.sees(/Complete Profile/);
      await expect(context.canvas.queryByRole('link', { name: /Complete Profile/ })).toBeNull();
    });
  },
});
