import DemoApp

// Nothing here speaks HTTP: loading what does takes longer than the rest of the start. `--posts` makes this process
// `demo-online`.
await Demo.main()
