/**
 * Type tests: each line below is a likely mistake that must be a type error. `npm run typecheck` fails if the types accept one.
 * This file is never executed.
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

const noop = () => {};
const people = [{ id: 1, surname: 'Obi' }];

export const wrong = [
  // @ts-expect-error a field needs a label
  <TextField key="1" name="surname" />,
  // @ts-expect-error a field needs a label
  <TextareaField key="2" name="address" />,
  // @ts-expect-error a field needs a label
  <SelectField key="3" options={[]} />,
  // @ts-expect-error a field needs a label
  <CheckboxField key="4" />,
  // @ts-expect-error a field needs a label
  <DateField key="5" />,
  // @ts-expect-error a field needs a label
  <NumberField key="6" />,
  // @ts-expect-error a radio group needs a label
  <RadioGroupField key="7" options={[]} />,
  // @ts-expect-error a select or radio group needs options
  <SelectField key="8" label="Title" />,
  // @ts-expect-error a password field needs a name for its toggle button
  <PasswordField key="9" label="Password" autoComplete="new-password" />,
  // @ts-expect-error a file field needs texts for its buttons
  <FileField key="10" label="Proof of payment" />,
  // @ts-expect-error use DateField for dates
  <TextField key="11" label="Date" type="date" />,
  // @ts-expect-error use PasswordField for passwords
  <TextField key="12" label="Password" type="password" />,
  // @ts-expect-error an icon button needs an accessible name
  <IconButton key="13" icon="x" />,
  // @ts-expect-error use ButtonLink for navigation
  <Button key="15" href="/register">
    Join
  </Button>,
  // @ts-expect-error no such variant
  <Button key="16" variant="ghost">
    Join
  </Button>,
  // @ts-expect-error a link needs a target
  <ButtonLink key="17">Join</ButtonLink>,
  // @ts-expect-error a link has only one target
  <Link key="18" to="/a" href="https://a.example">
    A
  </Link>,
  // @ts-expect-error only an internal link can be the current page
  <Link key="19" href="https://a.example" current="exact">
    A
  </Link>,
  // @ts-expect-error no such grade
  <GradeSeal key="20" grade="PhD" />,
  // @ts-expect-error no such pattern
  <Tile key="21" pattern="stars" />,
  // @ts-expect-error a heading needs a level
  <Heading key="22">Members</Heading>,
  // @ts-expect-error no such heading level
  <Heading key="23" level={7}>
    Members
  </Heading>,
  // @ts-expect-error space must be a step of the scale
  <Stack key="24" space="13px">
    A
  </Stack>,
  // @ts-expect-error components accept no style prop
  <Button key="25" style={{ color: 'red' }}>
    Join
  </Button>,
  // @ts-expect-error components accept no style prop
  <Stack key="26" style={{ color: 'red' }}>
    A
  </Stack>,
  // @ts-expect-error components accept no style prop
  <Dialog key="27" open title="A" actions="B" onClose={noop} style={{ color: 'red' }}>
    A
  </Dialog>,
  // @ts-expect-error an alert needs a message or a list of errors
  <AlertDialog key="28" open okLabel="OK" onClose={noop} />,
  // @ts-expect-error a list of errors needs a title
  <AlertDialog key="29" open okLabel="OK" onClose={noop} errors={[]} />,
  // @ts-expect-error a confirmation needs two buttons
  <ConfirmDialog key="30" open message="Delete?" confirmLabel="Delete" onClose={noop} onConfirm={noop} />,
  // @ts-expect-error a dialog needs a title
  <Dialog key="31" open actions="B" onClose={noop}>
    A
  </Dialog>,
  // @ts-expect-error an image needs alternative text
  <ImageViewer
    key="32"
    open
    title="A"
    src="a.png"
    onClose={noop}
    labels={{ zoomIn: '', zoomOut: '', rotate: '', close: '' }}
  />,
  <Table
    key="33"
    caption="Members"
    empty="Nobody yet"
    rows={people}
    rowKey={({ id }) => id}
    // @ts-expect-error a column can only read properties of its rows
    columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
  />,
  // @ts-expect-error a table needs a caption
  <Table key="34" empty="Nobody yet" rows={people} rowKey={({ id }) => id} columns={[]} />,
  <LineChart
    key="35"
    name="Trend"
    labelsHead="Month"
    labels={['Jan']}
    figuresLabel="Figures"
    // @ts-expect-error values of a line must be numbers
    series={[{ label: 'A', values: ['1'] }]}
  />,
  // @ts-expect-error a chart needs a name
  <DoughnutChart key="36" labels={[]} values={[]} labelsHead="" valuesHead="" shareHead="" />,
  // @ts-expect-error a spinner needs a label
  <Spinner key="37" />,
  // @ts-expect-error a status needs its kind, application or payment
  <StatusBadge key="38" status="approved" />,
  // @ts-expect-error tabs need an accessible name
  <Tabs key="39" items={[{ key: 'a', label: 'A', content: 'A' }]} />,
  // @ts-expect-error a breadcrumb needs an accessible name
  <Breadcrumb key="40" items={[]} current="FAQ" />,
  // @ts-expect-error no such tone
  <InlineMessage key="41" tone="loud">
    A
  </InlineMessage>,
  // @ts-expect-error a toast region needs onDismiss
  <ToastRegion key="42" label="Messages" toasts={[]} />,
  // @ts-expect-error a grid can't render this element
  <Grid key="43" as="table">
    A
  </Grid>,
];
