export default function ProductList() {
  return <h1>Product list</h1>;
}
