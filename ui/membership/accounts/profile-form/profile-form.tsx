import {
  type Experience,
  experienceLabels,
  experienceValues,
  type FormProblems,
  isFilled,
  photoProblem,
  requiredText,
  type User,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { AlertDialog } from '../../../components/feedback/alert-dialog/alert-dialog.tsx';
import { FileField, type FileFieldLabels } from '../../../components/forms/file-field/file-field.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { PrivacyNote, type PrivacyNoteLabels } from '../../shared/privacy-note/privacy-note.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** The part of the profile that a member can change. */
type Details = Pick<User, 'organization' | 'qualification' | 'experience' | 'career_field' | 'phone_number'>;

/** The changed profile, with the name if it could be changed. */
export type ProfileChanges = Details & Partial<Pick<User, 'name'>>;

export interface ProfileFormLabels {
  /** Label of the name: 'Full name'. */
  name: string;
  /** Label of the organization: 'Organization'. */
  organization: string;
  /** Label of the qualification: 'Highest qualification'. */
  qualification: string;
  /** Label of the experience: 'Years of experience'. */
  experience: string;
  /** Placeholder of the experience select: 'Choose a range'. */
  experiencePlaceholder: string;
  /** Label of the career field: 'Career field'. */
  careerField: string;
  /** Label of the phone number: 'Phone number'. */
  phone: string;
  /** Label of the photo: 'Profile photo'. */
  photo: string;
  /** Shown after the label of the photo: '(optional)'. */
  photoOptional: string;
  /** Help text: which images are accepted, and who can see them. */
  photoHelp: string;
  /** Name of the current photo: 'Your photo'. */
  photoNow: string;
  picture: FileFieldLabels;
  /** The privacy notice, about the details and the photo. */
  privacy: PrivacyNoteLabels;
  /** Text of the submit button: 'Save profile'. */
  submit: string;
  /** Message of the dialog after a save: 'Profile updated successfully'. */
  saved: string;
  /** Title of the dialog when the details were saved but the photo was rejected. */
  photoNotSaved: string;
  /** Message of the dialog when the server rejected the save without a message: 'Failed to update profile'. */
  failed: string;
  /** Text of the button that closes the dialog: 'OK'. */
  ok: string;
}

export interface ProfileFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** The member's current profile. Fields that the user has not edited follow its changes. */
  user: Details & Pick<User, 'name'>;
  /** Whether the user may change the name, as staff may. Default `false`. */
  canRename?: boolean | undefined;
  /** URL of the current photo. */
  photoUrl?: string | undefined;
  /** Texts of the form and its dialog. */
  labels: ProfileFormLabels;
  /**
   * Saves the details, then the photo if there is one. Must call `onDetailsSaved` between the two. Resolves to undefined on success,
   * otherwise to the problems to show.
   */
  onSubmit: (
    changes: ProfileChanges,
    photo: File | undefined,
    onDetailsSaved: () => void,
  ) => Promise<FormProblems | undefined>;
}

/** Values of the fields. Unanswered ones are empty strings. */
type ProfileValues = Readonly<Record<keyof ProfileChanges, string>>;

const toValues = (user: ProfileFormProps['user']): ProfileValues => ({
  name: user.name,
  organization: user.organization ?? '',
  qualification: user.qualification ?? '',
  experience: user.experience === null ? '' : String(user.experience),
  career_field: user.career_field ?? '',
  phone_number: user.phone_number,
});

const toChanges = (values: ProfileValues, canRename: boolean): ProfileChanges => ({
  ...(canRename && { name: values.name }),
  organization: values.organization || null,
  qualification: values.qualification || null,
  experience: values.experience === '' ? null : (Number(values.experience) as Experience),
  career_field: values.career_field || null,
  phone_number: values.phone_number,
});

const ranges = experienceValues.map((years) => ({ value: String(years), label: experienceLabels[years] }));

/** Outcome of the last save, as shown in the dialog. */
interface Outcome {
  readonly tone: 'success' | 'failure';
  readonly title?: string | undefined;
  readonly message: string;
}

/** Form for a member's profile details and photo (S-2.61). */
export function ProfileForm({
  user,
  canRename = false,
  photoUrl,
  labels,
  onSubmit,
  ...rest
}: ProfileFormProps) {
  const [photo, setPhoto] = useState<File>();
  // Counts the saved photos and keys the file field, so that it is empty after each.
  const [photosSaved, setPhotosSaved] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const values = toValues(user);
  /** Last known values; a field that still has its value here has not been edited. */
  const savedValues = useRef(values);

  const form = useContractForm({
    values,
    rules: ({ name }) => (canRename && !isFilled(name) ? { fields: { name: requiredText } } : undefined),
    unavailable: labels.failed,
    onSubmit: async (typed) => {
      let areDetailsSaved = false;
      const refused = await onSubmit(toChanges(typed, canRename), photo, () => {
        areDetailsSaved = true;
        savedValues.current = typed;
      });
      if (refused) {
        setOutcome({
          tone: 'failure',
          title: areDetailsSaved ? labels.photoNotSaved : undefined,
          message: refused.message ?? labels.failed,
        });
        return { fields: refused.fields };
      }
      setOutcome({ tone: 'success', message: labels.saved });
      if (photo) {
        setPhoto(undefined);
        setPhotosSaved((count) => count + 1);
      }
      return undefined;
    },
  });

  const content = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compare by content; a new object with the same values changes nothing
  useEffect(() => {
    for (const [name, control] of form.controls.current) {
      const field = name as keyof ProfileValues;
      if (control.value === savedValues.current[field]) control.value = values[field];
    }
    savedValues.current = values;
  }, [content]);

  return (
    <>
      <Form {...rest} onSubmit={form.onSubmit}>
        <FormMessage problems={form.problems} />
        {canRename && (
          <TextField {...form.register('name')} label={labels.name} autoComplete="name" required />
        )}
        <Grid columns={2} space="6">
          <TextField
            {...form.register('organization')}
            label={labels.organization}
            autoComplete="organization"
          />
          <TextField {...form.register('qualification')} label={labels.qualification} />
          <SelectField
            {...form.register('experience')}
            label={labels.experience}
            placeholder={labels.experiencePlaceholder}
            options={ranges}
          />
          <TextField {...form.register('career_field')} label={labels.careerField} />
        </Grid>
        <TextField {...form.register('phone_number')} type="tel" label={labels.phone} autoComplete="tel" />
        <FileField
          key={photosSaved}
          label={labels.photo}
          optionalLabel={labels.photoOptional}
          help={labels.photoHelp}
          current={photoUrl ? { name: labels.photoNow, url: photoUrl } : undefined}
          validate={photoProblem}
          onChange={({ currentTarget }) => setPhoto(currentTarget.files?.[0])}
          labels={labels.picture}
        />
        <PrivacyNote labels={labels.privacy} />
        <Cluster>
          <Button type="submit" loading={form.isSubmitting}>
            {labels.submit}
          </Button>
        </Cluster>
      </Form>
      <AlertDialog
        open={outcome !== undefined}
        tone={outcome?.tone ?? 'success'}
        title={outcome?.title}
        message={outcome?.message}
        okLabel={labels.ok}
        onClose={() => setOutcome(undefined)}
      />
    </>
  );
}
