import { aboutPageLink, homePageLink } from './navigation.ts';

/** Nine guidelines with the titles of S-2.47. The texts were written for this site. */
export const ethics = {
  path: '/about-us/code-of-ethics',
  above: [homePageLink, aboutPageLink],
  title: 'Code of Ethics',
  lead: 'Nine guidelines for every member, of every grade, for as long as they use the Institute’s letters.',
  contents: 'The nine guidelines',
  guidelines: [
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      text: 'A member keeps a client’s affairs to themselves, during the assignment and after it, and uses nothing learnt there for their own gain or another’s.',
    },
    {
      id: 'expectations',
      title: 'Unrealistic Expectations',
      text: 'A member does not promise results that the work is unlikely to bring, and says so when a client hopes for them.',
    },
    {
      id: 'commissions',
      title: 'Commissions/Financial Interests',
      text: 'A member takes no commission or favour from third parties in connection with advice, and declares any interest in what is recommended before it is recommended.',
    },
    {
      id: 'assignments',
      title: 'Assignments',
      text: 'A member accepts only work that they are competent to do, agrees its scope, time and fee in writing, and does it in person or says who will.',
    },
    {
      id: 'conflicts',
      title: 'Conflicting Assignments',
      text: 'A member does not serve two clients whose interests conflict unless both know of it and agree.',
    },
    {
      id: 'clients',
      title: 'Conferring with Clients',
      text: 'A member keeps the client informed as the work goes on, and discusses findings before they are final, so that the report holds no surprise.',
    },
    {
      id: 'recruiting',
      title: 'Recruiting',
      text: 'A member does not offer employment to a client’s staff, nor take it from a client, without the knowledge of both sides.',
    },
    {
      id: 'approach',
      title: 'Approach',
      text: 'A member looks at the facts before forming an opinion, says what is fact and what is judgement, and leaves the client able to go on without them.',
    },
    {
      id: 'conduct',
      title: 'Code of Professional Conduct',
      text: 'A member keeps this code in letter and in spirit, answers the Institute when asked about their conduct, and does nothing that brings the profession into disrepute.',
    },
  ],
  concern: {
    title: 'A concern about a member?',
    text: 'Write to the secretariat: what happened, when, and whom it concerns. The Institute hears complaints under this code.',
    /** Sample. */
    email: 'secretariat@imc.example',
  },
  external: {
    text: 'The Institute’s code follows that of the international council of management consulting institutes.',
    label: 'The international council’s code of conduct',
    /** Sample. */
    href: 'https://international-council.example/code-of-conduct',
  },
} as const;
