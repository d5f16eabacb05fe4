import {
  ApiError,
  type Experience,
  experienceLabels,
  experienceValues,
  type User,
  updateProfileMutation,
  useApiClient,
} from '@imc/api';
import {
  AlertDialog,
  Button,
  Card,
  Cluster,
  DefinitionList,
  Form,
  Grid,
  Heading,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { EmailText } from '../../shared/email-text.tsx';

export interface ProfileScreenProps {
  /** The signed-in member. */
  user: User;
  /** The server's answer: the person as saved. */
  onSaved: (user: User) => void;
}

const ranges = experienceValues.map((years) => ({
  value: String(years),
  label: `${experienceLabels[years]} years`,
}));

/** An answer of the form; null where none was given. */
const answer = (fields: FormData, name: string): string | null => String(fields.get(name) ?? '') || null;

/** The profile: name, email and membership type to read, the rest to fill in (specification, section 2). */
export function ProfileScreen({ user, onSaved }: ProfileScreenProps) {
  const save = useMutation({
    ...updateProfileMutation(useApiClient()),
    onSuccess: (saved) => onSaved(saved),
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const fields = new FormData(event.currentTarget);
    const years = answer(fields, 'experience');
    save.mutate({
      user,
      changes: {
        phone_number: String(fields.get('phone_number')),
        organization: answer(fields, 'organization'),
        qualification: answer(fields, 'qualification'),
        career_field: answer(fields, 'career_field'),
        experience: years === null ? null : (Number(years) as Experience),
      },
    });
  };

  const failure = save.error instanceof ApiError ? save.error.joined : undefined;
  return (
    <Stack space="8">
      <Stack space="2">
        <Heading level={1}>Profile</Heading>
        <Text tone="muted">The Membership Committee reads this beside your application.</Text>
      </Stack>
      <Card>
        <DefinitionList
          items={[
            { term: 'Name', description: user.name },
            { term: 'Email', description: <EmailText email={user.email} /> },
            { term: 'Membership type', description: user.membership_type },
          ]}
        />
      </Card>
      <Card>
        <Form onSubmit={onSubmit} aria-label="Profile">
          <Grid columns={2} space="6">
            <TextField
              name="organization"
              label="Organization"
              defaultValue={user.organization ?? ''}
              autoComplete="organization"
            />
            <TextField
              name="qualification"
              label="Highest qualification"
              defaultValue={user.qualification ?? ''}
            />
            <SelectField
              name="experience"
              label="Years of experience"
              placeholder="Choose a range"
              options={ranges}
              defaultValue={user.experience === null ? '' : String(user.experience)}
            />
            <TextField name="career_field" label="Career field" defaultValue={user.career_field ?? ''} />
          </Grid>
          <TextField
            name="phone_number"
            type="tel"
            label="Phone number"
            defaultValue={user.phone_number}
            autoComplete="tel"
          />
          <Cluster>
            <Button type="submit" loading={save.isPending}>
              Save profile
            </Button>
          </Cluster>
        </Form>
      </Card>
      <AlertDialog
        open={save.isSuccess || save.isError}
        tone={save.isError ? 'failure' : 'success'}
        message={save.isError ? (failure ?? 'Failed to update profile') : 'Profile updated successfully'}
        okLabel="OK"
        onClose={save.reset}
      />
    </Stack>
  );
}
