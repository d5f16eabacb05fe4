import {
  type Experience,
  experienceLabels,
  experienceValues,
  type FormProblems,
  imageProblem,
  type User,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { AlertDialog } from '../../components/feedback/alert-dialog/alert-dialog.tsx';
import { FileField, type FileFieldLabels } from '../../components/forms/file-field/file-field.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { SelectField } from '../../components/forms/select-field/select-field.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { FormMessage } from '../form-message.tsx';
import { useContractForm } from '../use-contract-form.ts';

/** What a member changes of the profile. */
export type ProfileChanges = Pick<
  User,
  'organization' | 'qualification' | 'experience' | 'career_field' | 'phone_number'
>;

/** Every word of the profile's form. */
export interface ProfileFormLabels {
  /** 'Organization'. */
  organization: string;
  /** 'Highest qualification'. */
  qualification: string;
  /** 'Years of experience'. */
  experience: string;
  /** 'Choose a range'. */
  experiencePlaceholder: string;
  /** 'Career field'. */
  careerField: string;
  /** 'Phone number'. */
  phone: string;
  /** 'Profile photo'. */
  photo: string;
  /** '(optional)'. */
  photoOptional: string;
  /** Which pictures can be taken, and who sees them. */
  photoHelp: string;
  /** Name of the photo that is there already: 'Your photo'. */
  photoNow: string;
  /** Words of the field that takes the photo. */
  picture: FileFieldLabels;
  /** 'Save profile'. */
  submit: string;
  /** In the dialog: 'Profile updated successfully'. */
  saved: string;
  /** Title of the dialog where the details are saved and the photo was refused. */
  photoNotSaved: string;
  /** In the dialog, where a refusal came without words: 'Failed to update profile'. */
  failed: string;
  /** Word of the button that closes the dialog: 'OK'. */
  ok: string;
}

export interface ProfileFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** The member as the server knows them now. Fields that nobody touched follow it. */
  user: ProfileChanges;
  /** Address of the photo that is there already. */
  photoUrl?: string | undefined;
  /** Every word of the form and its dialog. */
  labels: ProfileFormLabels;
  /**
   * Saves the details, then the photo if there is one; resolves to what was refused, to undefined where all is saved. Calls `onDetailsSaved`
   * between the two.
   */
  onSubmit: (
    changes: ProfileChanges,
    photo: File | undefined,
    onDetailsSaved: () => void,
  ) => Promise<FormProblems | undefined>;
}

/** What the fields hold. An unanswered one is empty. */
type ProfileValues = Readonly<Record<keyof ProfileChanges, string>>;

const toValues = (user: ProfileChanges): ProfileValues => ({
  organization: user.organization ?? '',
  qualification: user.qualification ?? '',
  experience: user.experience === null ? '' : String(user.experience),
  career_field: user.career_field ?? '',
  phone_number: user.phone_number,
});

const toChanges = (values: ProfileValues): ProfileChanges => ({
  organization: values.organization || null,
  qualification: values.qualification || null,
  experience: values.experience === '' ? null : (Number(values.experience) as Experience),
  career_field: values.career_field || null,
  phone_number: values.phone_number,
});

const ranges = experienceValues.map((years) => ({ value: String(years), label: experienceLabels[years] }));

/** How the last save ended, as the dialog says it. */
interface Outcome {
  readonly tone: 'success' | 'failure';
  readonly title?: string | undefined;
  readonly message: string;
}

/** What a member fills in of the profile, with a photo (S-2.61). */
export function ProfileForm({ user, photoUrl, labels, onSubmit, ...rest }: ProfileFormProps) {
  const [photo, setPhoto] = useState<File>();
  // Counts the saved photos: the field is empty again after each.
  const [photosSaved, setPhotosSaved] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const values = toValues(user);
  /** What untouched fields hold. */
  const known = useRef(values);

  const form = useContractForm({
    values,
    rules: () => undefined,
    unavailable: labels.failed,
    onSubmit: async (typed) => {
      let areDetailsSaved = false;
      const refused = await onSubmit(toChanges(typed), photo, () => {
        areDetailsSaved = true;
        known.current = typed;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same content in another object changes nothing
  useEffect(() => {
    for (const [name, control] of form.controls.current) {
      const field = name as keyof ProfileValues;
      if (control.value === known.current[field]) control.value = values[field];
    }
    known.current = values;
  }, [content]);

  return (
    <>
      <Form {...rest} onSubmit={form.onSubmit}>
        <FormMessage problems={form.problems} />
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
          validate={imageProblem}
          onChange={({ currentTarget }) => setPhoto(currentTarget.files?.[0])}
          labels={labels.picture}
        />
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
