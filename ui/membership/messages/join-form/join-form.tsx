import { useState } from 'react';
import { AlertDialog } from '../../../components/feedback/alert-dialog/alert-dialog.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { EnquiryForm, type EnquiryFormProps } from '../../shared/enquiry-form.tsx';

export interface JoinFormLabels {
  /** Label of the name: 'Full name'. */
  name: string;
  /** Label of the email: 'Email'. */
  email: string;
  /** Label of the city: 'City'. */
  city: string;
  /** Label of the country: 'Country'. */
  country: string;
  /** Label of the position: 'Position and organisation'. */
  work: string;
  /** Label of the qualification: 'Highest academic qualification and years of experience'. */
  qualification: string;
}

export interface JoinFormProps extends Omit<EnquiryFormProps, 'onSubmitted' | 'after' | 'children'> {
  /** Labels of the six fields. */
  labels: JoinFormLabels;
  /** Message of the dialog shown after the form was submitted: 'Form submitted successfully!' */
  sent: string;
  /** Text of the button that closes the dialog: 'OK'. */
  okLabel: string;
  /** Content above the fields, such as a note for visitors without JavaScript. */
  children?: EnquiryFormProps['children'];
}

/** Invitation to join, with six required fields (S-3.9, S-5.6). It sends them if `onSend` is given; a dialog confirms the submission. */
export function JoinForm({ labels, sent, okLabel, children, ...form }: JoinFormProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <EnquiryForm {...form} onSubmitted={() => setIsSent(true)}>
        {children}
        <TextField label={labels.name} name="name" autoComplete="name" required />
        <TextField label={labels.email} name="email" type="email" autoComplete="email" required />
        <TextField label={labels.city} name="city" autoComplete="address-level2" required />
        <TextField label={labels.country} name="country" autoComplete="country-name" required />
        <TextField label={labels.work} name="work" autoComplete="organization-title" required />
        <TextField label={labels.qualification} name="qualification" required />
      </EnquiryForm>
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
