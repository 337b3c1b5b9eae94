export default function Solutions() {
  return <h1>Solutions</h1>;
}
