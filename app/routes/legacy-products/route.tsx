export default function LegacyProducts() {
  return <h1>Legacy products</h1>;
}
