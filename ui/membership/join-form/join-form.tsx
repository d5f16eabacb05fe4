import { useState } from 'react';
import { AlertDialog } from '../../components/feedback/alert-dialog/alert-dialog.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import { UnsentForm, type UnsentFormProps } from '../unsent-form.tsx';

/** Every word of the invitation's form. */
export interface JoinFormLabels {
  /** 'Full name'. */
  name: string;
  /** 'Email'. */
  email: string;
  /** 'City'. */
  city: string;
  /** 'Country'. */
  country: string;
  /** 'Position and organisation'. */
  work: string;
  /** 'Highest academic qualification and years of experience'. */
  qualification: string;
}

export interface JoinFormProps extends Omit<UnsentFormProps, 'onSubmitted' | 'after' | 'children'> {
  /** Labels of the six fields. */
  labels: JoinFormLabels;
  /** What the dialog says once all are filled in: 'Form submitted successfully!' */
  sent: string;
  /** Word of the button that closes it: 'OK'. */
  okLabel: string;
  /** What stands before the fields, such as a word for who has scripts switched off. */
  children?: UnsentFormProps['children'];
}

/** The invitation to join: six fields, all of them required (S-3.9, S-5.6). It sends nothing; a dialog confirms. */
export function JoinForm({ labels, sent, okLabel, children, ...form }: JoinFormProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <UnsentForm {...form} onSubmitted={() => setIsSent(true)}>
        {children}
        <TextField label={labels.name} name="name" autoComplete="name" required />
        <TextField label={labels.email} name="email" type="email" autoComplete="email" required />
        <TextField label={labels.city} name="city" autoComplete="address-level2" required />
        <TextField label={labels.country} name="country" autoComplete="country-name" required />
        <TextField label={labels.work} name="work" autoComplete="organization-title" required />
        <TextField label={labels.qualification} name="qualification" required />
      </UnsentForm>
      <AlertDialog
        open={isSent}
        tone="success"
        message={sent}
        okLabel={okLabel}
        onClose={() => setIsSent(false)}
      />
    </>
  );
}
