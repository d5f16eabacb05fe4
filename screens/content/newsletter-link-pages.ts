/** Pages behind links in mails (NEWS-2, NEWS-3). */
export const newsletterLinks = {
  confirm: {
    lead: 'Press the button to receive our new articles by email.',
    submit: 'Confirm the subscription',
    done: 'Your subscription is confirmed',
    doneText: 'You will receive the next newsletter. Each one has a link to unsubscribe.',
  },
  leave: {
    lead: 'Press the button to stop receiving newsletters. Emails about your account or application are not affected.',
    submit: 'Unsubscribe',
    done: 'You have unsubscribed',
    doneText:
      'You will receive no more newsletters. You may subscribe again at any time at the foot of every public page.',
  },
} as const;
