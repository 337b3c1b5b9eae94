export default function Warranty() {
  return <h1>Warranty</h1>;
}
