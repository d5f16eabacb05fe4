/** Ways to reach the Institute, and the texts of the two forms that send nothing (specification, sections 2, 3 and 8). Offices are SAMPLES. */
export const contact = {
  title: 'Contact Us',
  lead: 'Write, call or come by. For an application that is under way, your member area knows more than we do.',
  hours: {
    title: 'Working hours',
    items: [
      { days: 'Monday to Saturday', times: '10 am to 7 pm' },
      { days: 'Sunday', times: '11 am to 5 pm' },
    ],
  },
  officesTitle: 'Offices',
  offices: [
    { name: 'Head office', address: ['Institute House', '1 Sample Crescent', 'Abuja'] },
    { name: 'Lagos office', address: ['2 Sample Road', 'Ikeja', 'Lagos'] },
  ],
  phonesTitle: 'Telephone',
  emailsTitle: 'E-mail',
  emails: [
    { label: 'Membership', address: 'membership@imc.example' },
    { label: 'Training', address: 'training@imc.example' },
    { label: 'The secretariat', address: 'secretariat@imc.example' },
  ],
  whatsapp: { label: 'WhatsApp', href: 'https://wa.me/2348000000101' },
  /** The form on the home page. */
  homeForm: {
    title: 'Send us a Message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    message: 'Message',
    submit: 'Send Message',
    sent: "Thank you for your message. We'll get back to you soon!",
  },
  /** The form on the contact page. */
  pageForm: {
    title: 'Write to us',
    name: 'Full Name',
    phone: 'Phone',
    email: 'Email',
    message: 'Message',
    submit: 'Send Message',
    sent: 'Message sent successfully!',
  },
  feedback: {
    title: 'Feedback',
    lead: 'What was good, what was not, and what you missed: all of it is read.',
    text: 'Write or call. If it is about an application, name its reference, IMC-APP and a number, so that nobody has to look for it.',
  },
} as const;
