import { ButtonLink, GradeCard, Grid } from '@imc/ui';
import { grades, naira, registration } from '../content/index.ts';

export interface GradeFeesProps {
  /** Level of the grades' names in the outline. Default 3. */
  headingLevel?: 2 | 3;
}

/** The public fee table as six cards, each with its way to apply (specification, sections 2 and 9). */
export function GradeFees({ headingLevel }: GradeFeesProps) {
  return (
    <Grid as="ul" columns={3} ruled>
      {grades.map(({ code, name, application, admission, total }) => (
        <GradeCard
          key={code}
          as="li"
          grade={code}
          name={name}
          headingLevel={headingLevel}
          fees={[
            { label: registration.application, value: naira(application) },
            {
              label: registration.admission,
              value: admission === null ? registration.none : naira(admission),
            },
          ]}
          total={{ label: registration.total, value: naira(total) }}
          action={
            <ButtonLink to="/register" aria-label={`${registration.apply} for ${name}`}>
              {registration.apply}
            </ButtonLink>
          }
        />
      ))}
    </Grid>
  );
}
