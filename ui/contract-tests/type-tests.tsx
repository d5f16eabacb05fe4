/**
 * Wrong use is a type error. Every line below is a mistake that somebody will make once; `npm run typecheck` fails where one is taken.
 * Nothing here is ever run.
 */
import {
  AlertDialog,
  Breadcrumb,
  Button,
  ButtonLink,
  CheckboxField,
  ConfirmDialog,
  DateField,
  Dialog,
  DoughnutChart,
  FileField,
  GradeSeal,
  Grid,
  Heading,
  IconButton,
  ImageViewer,
  InlineMessage,
  LineChart,
  Link,
  NumberField,
  PasswordField,
  RadioGroupField,
  SelectField,
  Spinner,
  Stack,
  StatusBadge,
  Table,
  Tabs,
  TextareaField,
  TextField,
  Tile,
  ToastRegion,
} from '../index.ts';

const nothing = () => {};
const people = [{ id: 1, surname: 'Obi' }];

export const wrong = [
  // @ts-expect-error a field has a label
  <TextField key="1" name="surname" />,
  // @ts-expect-error a field has a label
  <TextareaField key="2" name="address" />,
  // @ts-expect-error a field has a label
  <SelectField key="3" options={[]} />,
  // @ts-expect-error a field has a label
  <CheckboxField key="4" />,
  // @ts-expect-error a field has a label
  <DateField key="5" />,
  // @ts-expect-error a field has a label
  <NumberField key="6" />,
  // @ts-expect-error a group of choices has a label
  <RadioGroupField key="7" options={[]} />,
  // @ts-expect-error a choice needs its choices
  <SelectField key="8" label="Title" />,
  // @ts-expect-error a password field says the names of its buttons
  <PasswordField key="9" label="Password" autoComplete="new-password" />,
  // @ts-expect-error a file field says the words of its buttons
  <FileField key="10" label="Proof of payment" />,
  // @ts-expect-error a date is asked with DateField
  <TextField key="11" label="Date" type="date" />,
  // @ts-expect-error a password is asked with PasswordField
  <TextField key="12" label="Password" type="password" />,
  // @ts-expect-error an icon button has a name
  <IconButton key="13" icon="x" />,
  // @ts-expect-error a button that leads somewhere is a ButtonLink
  <Button key="15" href="/register">
    Join
  </Button>,
  // @ts-expect-error no such variant
  <Button key="16" variant="ghost">
    Join
  </Button>,
  // @ts-expect-error a link leads somewhere
  <ButtonLink key="17">Join</ButtonLink>,
  // @ts-expect-error a link leads to one place
  <Link key="18" to="/a" href="https://a.example">
    A
  </Link>,
  // @ts-expect-error only a place of this site can be the present one
  <Link key="19" href="https://a.example" current="exact">
    A
  </Link>,
  // @ts-expect-error no such grade
  <GradeSeal key="20" grade="PhD" />,
  // @ts-expect-error no such pattern
  <Tile key="21" pattern="stars" />,
  // @ts-expect-error a heading has its place in the outline
  <Heading key="22">Members</Heading>,
  // @ts-expect-error there is no seventh level
  <Heading key="23" level={7}>
    Members
  </Heading>,
  // @ts-expect-error space is a step of the scale
  <Stack key="24" space="13px">
    A
  </Stack>,
  // @ts-expect-error no open style props
  <Button key="25" style={{ color: 'red' }}>
    Join
  </Button>,
  // @ts-expect-error no open style props
  <Stack key="26" style={{ color: 'red' }}>
    A
  </Stack>,
  // @ts-expect-error no open style props
  <Dialog key="27" open title="A" actions="B" onClose={nothing} style={{ color: 'red' }}>
    A
  </Dialog>,
  // @ts-expect-error an alert says something, or lists what is to be mended
  <AlertDialog key="28" open okLabel="OK" onClose={nothing} />,
  // @ts-expect-error a list of what is to be mended has its heading
  <AlertDialog key="29" open okLabel="OK" onClose={nothing} errors={[]} />,
  // @ts-expect-error a question has two answers
  <ConfirmDialog
    key="30"
    open
    message="Delete?"
    confirmLabel="Delete"
    onClose={nothing}
    onConfirm={nothing}
  />,
  // @ts-expect-error a dialog has a name
  <Dialog key="31" open actions="B" onClose={nothing}>
    A
  </Dialog>,
  // @ts-expect-error a picture says what it shows
  <ImageViewer
    key="32"
    open
    title="A"
    src="a.png"
    onClose={nothing}
    labels={{ zoomIn: '', zoomOut: '', rotate: '', close: '' }}
  />,
  <Table
    key="33"
    caption="Members"
    empty="Nobody yet"
    rows={people}
    rowKey={({ id }) => id}
    // @ts-expect-error a column reads what its rows have
    columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
  />,
  // @ts-expect-error a table says what it shows
  <Table key="34" empty="Nobody yet" rows={people} rowKey={({ id }) => id} columns={[]} />,
  <LineChart
    key="35"
    name="Trend"
    labelsHead="Month"
    labels={['Jan']}
    figuresLabel="Figures"
    // @ts-expect-error a line is made of figures
    series={[{ label: 'A', values: ['1'] }]}
  />,
  // @ts-expect-error a chart says what it shows
  <DoughnutChart key="36" labels={[]} values={[]} labelsHead="" valuesHead="" shareHead="" />,
  // @ts-expect-error waiting says what for
  <Spinner key="37" />,
  // @ts-expect-error a state is of an application or of a payment
  <StatusBadge key="38" status="approved" />,
  // @ts-expect-error tabs have a name together
  <Tabs key="39" items={[{ key: 'a', label: 'A', content: 'A' }]} />,
  // @ts-expect-error a trail has a name
  <Breadcrumb key="40" items={[]} current="FAQ" />,
  // @ts-expect-error no such tone
  <InlineMessage key="41" tone="loud">
    A
  </InlineMessage>,
  // @ts-expect-error what was said can be dismissed
  <ToastRegion key="42" label="Messages" toasts={[]} />,
  // @ts-expect-error no such element of a grid
  <Grid key="43" as="table">
    A
  </Grid>,
];
