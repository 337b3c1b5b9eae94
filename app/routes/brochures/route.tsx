export default function Brochures() {
  return <h1>Brochures</h1>;
}
