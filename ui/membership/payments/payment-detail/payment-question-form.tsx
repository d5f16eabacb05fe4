import { type FormProblems, isFilled, paymentLimits, paymentTexts } from '@imc/api/contract';
import { useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import type { PaymentQuestionLabels } from './payment-detail-labels.ts';

interface QuestionFormProps {
  /** Accessible name of the form. */
  name: string;
  labels: PaymentQuestionLabels;
  unavailable: string;
  onSubmit: (question: string) => Promise<FormProblems | undefined>;
}

/** Form for a question to the member, which a ready-made wording fills in. */
export function PaymentQuestionForm({ text, ...form }: QuestionFormProps & { text: string }) {
  const { labels } = form;
  const [wording, setWording] = useState('');
  return (
    <Stack space="4">
      <Text size="small" tone="muted">
        {text}
      </Text>
      <SelectField
        label={labels.wording}
        placeholder={labels.ownWording}
        options={labels.wordings.map((value) => ({ value, label: value }))}
        value={wording}
        onChange={({ currentTarget }) => setWording(currentTarget.value)}
      />
      {/* The key puts the chosen wording into the field. */}
      <QuestionForm key={wording} initial={wording} {...form} />
    </Stack>
  );
}

function QuestionForm({
  initial,
  name,
  labels,
  unavailable,
  onSubmit,
}: QuestionFormProps & { initial: string }) {
  const form = useContractForm({
    values: { question: initial },
    rules: ({ question }) =>
      isFilled(question) ? undefined : { fields: { question: paymentTexts.questionRequired } },
    onSubmit: ({ question }) => onSubmit(question.trim()),
    unavailable,
  });
  return (
    <Form space="4" aria-label={name} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <TextareaField
        {...form.register('question')}
        label={labels.question}
        maxLength={paymentLimits.question}
        required
      />
      <Cluster>
        <Button type="submit" loading={form.isSubmitting}>
          {labels.send}
        </Button>
      </Cluster>
    </Form>
  );
}
