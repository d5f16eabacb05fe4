export function Spinner({ label }: { label: string }) {
  return <span role="status">{label}</span>;
}
