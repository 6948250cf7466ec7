import { evenings } from './evenings.ts';

/** Short follow-ups on whatever was answered, message by message. */
export default evenings(`
  love-this-year | 올해 안에 연애할 수 있을까요?
  > someone-comes-when | 언제쯤이요?
  where-to-meet | 어디서 만나는데요
  home-and-work-only | 저 회사 집만 왔다갔다해요
  > someone-comes | 그래도 생길까요
  > how-to-meet | 그럼 뭐부터 해야돼요?
  blind-dates-tire | 소개팅은 두 번 했는데 다 별로였어요
  > never-reaches-wedding | 왜 그런 걸까요
  > another-way | 다른 방법은 없어요?
  > crush-what-like | 그 사람은 어떤 사람이에요
  > after-that-month | 안 생기면요

  back-together-will | 헤어진 남자친구랑 다시 만날 수 있을까요
  since-we-parted | 헤어진 지 한 달 됐어요
  > text-first-or-wait | 제가 먼저 연락할까요?
  > first-message-to-stranger | 뭐라고 보내요
  > texted-ex-no-answer | 답이 없으면요
  > ex-thinks-of-me | 그 사람도 제 생각 할까요
  > are-you-sure | 진짜요?
  ex-unfollowed | 근데 인스타는 언팔했더라구요
  > why-suddenly-cool | 왜 그랬을까요
  > contact-ex-first | 그래도 연락해도 될까요
  > contact-ex-when | 언제쯤이 좋아요
  > was-dumped | 차인 건 저예요

  crush-likes-me | 짝사랑하는 오빠가 있는데 저한테 관심 있을까요
  > why-say-so | 왜요?
  crush-club | 같은 동아리예요
  > crush-come-closer | 어떻게 다가가요
  > may-i-do-so | 제가 먼저요?
  > if-they-refuse | 거절당하면 어떡해요

  answers-slower | 썸녀가 답장이 느려졌어요
  > loves-unavailable | 왜죠
  > always-busy | 바쁘다고는 하는데
  > how-long-to-wait | 얼마나 기다려요
  > contact-during-time-apart | 그동안 아무것도 하지 말라구요?
  > text-what | 뭐라고 보낼까요
  > after-no-answer | 읽씹하면요
  > someone-else-too | 다른 남자 있는 거 아니에요?
  > wait-or-stop | 그럼 접을까요
  > would-they-come-out | 만나자고 하면 나올까요
  > ask-out-when | 언제 만나자고 해요
  > date-where | 어디가 좋을까요
  > confess-when | 고백은요

  couple-reaches-marriage | 남자친구랑 결혼할 수 있을까요
  > wed-when-together | 언제쯤 할까요
  partner-not-ready | 남친은 아직 준비가 안 됐대요
  > tells-their-words | 돈 때문이래요
  > how-long-then | 얼마나 더 기다려야 해요
  > proposal-i-first | 제가 먼저 말 꺼낼까요
  > open-a-talk | 뭐라고 해요
  > how-would-they-take-it | 화내면요
  > partner-thinks-marriage | 그 사람은 저랑 결혼할 마음 있는 거예요?
  > parents-oppose-wedding | 부모님은요
  my-mother-dislikes | 저희 엄마가 반대하세요
  > persuade-my-parents | 어떻게 설득해요
  > if-it-goes-on | 그래도 안 되면요

  us-two-match | 우리 궁합 어때요
  > where-we-clash | 어디가 안 맞아요
  > same-fight-again | 맞아요 자주 싸워요
  who-apologises-first | 보통 제가 먼저 사과해요
  > tired-of-apologising | 왜 맨날 저만 그래야 하죠
  > change-myself | 고칠 수 있어요?
  > change-myself | 어떻게요
  > and-what-of-them | 그 사람은요?
  > will-partner-change | 그 사람도 노력할까요

  marry-at-all | 결혼운이 있나요
  > wed-age-pressure | 늦은 건 아니죠?
  > marry-when-alone | 몇 살에요
  > kind-of-person-to-come | 어떤 남자예요
  > spouse-money | 돈은 많아요?
  > where-to-meet | 어디서 만나요
  arranged-meeting | 선자리 들어왔는데 나가볼까요
  wide-age-gap | 나이가 저보다 여섯 살 많대요
  > may-i-do-so | 그래도 괜찮을까요

  comfort-me | 요즘 너무 힘들어요
  parted-just-now | 여자친구랑 헤어졌어요
  > tells-more | 2주 전에요
  was-dumped | 차였어요
  > how-long-it-hurts | 얼마나 지나야 괜찮아져요
  > cannot-sleep-or-eat-after | 잠도 못 자요
  > get-through-tonight | 어떻게 버텨요
  > tells-their-words | 친구들은 그냥 잊으래요
  > how-to-forget | 근데 안 잊혀져요
  > contact-ex-first | 연락해볼까요
  > if-i-do-not | 안 하는 게 낫겠죠?
  > will-do-so | 알겠어요 해볼게요

  love-luck-at-large | 제 연애운 솔직하게 말해주세요
  > why-still-alone | 왜 안 생기는데요
  > whose-fault | 제가 문제예요?
  too-picky | 눈이 높다는 말은 들어요
  > too-picky | 낮춰야 돼요?
  > what-then | 그럼 어쩌라고요
  > someone-comes-when | 언제 오는데요
  > are-you-sure | 확실해요?

  crush-classmate | 같은 과 여자애 좋아하는데 고백할까요
  > confess-when | 언제 해
  > text-what | 뭐라고 해
  > confess-by-text | 카톡으로 해도 돼?
  > if-they-refuse | 차이면 어떡해
  > friendship-after-confession | 친구로도 못 지내면
  > ssum-likes-me | 걔는 나 어떻게 생각하는데
  > friend-after-all | 남친은 없대
  > are-you-sure | 진짜?
  > many-rivals | 근데 다른 애도 걔 좋아함
  > who-confesses-first | 내가 먼저 해야겠지?

  ex-contacts-why | 전남친한테 연락 왔어요
  > ex-contacts-why | 잘 지내냐고요
  > ex-contacts-why | 왜 보낸 걸까요
  > answer-ex | 답장해요?
  > never-spoke-to-crush | 뭐라고 하죠
  > ex-feelings-left | 아직 저 좋아하는 거예요?
  > ex-has-new | 그 사람 여자친구 있어요
  > what-are-they-thinking | 그럼 무슨 심리예요
  > ex-asks-to-meet | 만나자고 하면요
  > feels-hurt | 제가 흔들려요
  > what-then | 어떻게 해야 할까요

  will-they-confess | 썸남이 고백을 안 해요
  > long-ssum | 세 달째예요
  > meets-never-names | 왜 안 할까요
  > may-i-do-so | 제가 먼저요?
  > woman-confesses-first | 여자가 먼저 해도 되나요
  > open-a-talk | 뭐라고 해요
  > how-would-they-take-it | 부담스러워하면요
  > how-long-to-wait | 언제까지 기다려요

  spouse-blessing | 배우자복이 있을까요?
  > kind-of-person-to-come | 어떤 사람이 맞습니까
  > tells-more | 한 번 다녀왔습니다
  > marry-when-alone | 재혼은 언제쯤 가능할까요
  divorced-with-a-child | 아이가 하나 있습니다
  > may-i-do-so | 그래도 될까요
  > how-would-they-take-it | 상대가 싫어하면요
  > tell-of-divorce | 언제 말해야 합니까
  > tell-of-divorce | 어떻게 말을 꺼내죠

  us-two-match | 남친이랑 저 잘 맞나요
  > tells-more | 저희 200일 됐어요
  > couple-lasts | 오래 갈까요?
  > how-long-to-wait | 얼마나요
  partner-cooled | 요즘 좀 식은 것 같아서요
  > tells-more | 남친이요
  never-says-love | 표현을 잘 안 해요
  > brings-up-past | 왜 그러는 거예요
  > may-i-be-angry | 서운하다고 말해도 될까요
  > open-a-talk | 어떻게 말해요
  > how-would-they-take-it | 싸우면요

  low-self-worth | 저 자존감이 너무 낮아요
  give-too-much | 연애할 때 항상 을이에요
  > drawn-to-one-type | 왜 그럴까요
  > fall-too-fast | 어떻게 고쳐요
  > how-long-then | 오래 걸릴까요
  will-i-be-loved | 그런 저도 사랑받을 수 있을까요

  is-partner-cheating | 남친이 바람피는 것 같아요
  partner-hides-something | 폰을 안 보여줘요
  > open-a-talk | 물어볼까요
  > open-a-talk | 뭐라고 물어봐요
  > can-i-trust-partner | 아니라고 하면요
  > can-i-trust-partner | 믿어도 될까요?
  > tells-bad-sign | 전에도 한 번 걸렸어요
  > if-it-happens-again | 또 그럴까요
  > shall-part | 헤어져야 해요?
  > regret-if-i-part | 헤어지면 후회할까요
  > when-say-parting | 그럼 언제 말해요

  back-together-will | 재회 가능할까요
  > tells-more | 제가 헤어지자고 했어요
  > i-said-breakup-in-anger | 홧김에요
  > since-we-parted | 석 달 됐어요
  > would-they-take-me-back | 먼저 연락하면 받아줄까요
  > say-by-text-or-face | 전화가 나아요 카톡이 나아요
  > what-words | 뭐라고 시작해요
  > blocked-by-ex | 차단당했으면요
  > another-way | 다른 방법은요
  > still-angry | 그 사람 화 많이 났겠죠
  > how-long-wait-for-ex | 얼마나 걸릴까요

  someone-comes-when | 언제 여친 생겨요
  > why-say-so | 왜요
  > sooner-than-that | 너무 늦은데
  > sooner-than-that | 더 빨리는 안 돼요?
  > how-to-meet | 뭘 하면 되는데요
  > dating-app-try | 앱은요?
  app-no-match | 해봤는데 매칭이 안 돼요

  blind-date-no-word | 소개팅하고 애프터가 없어요
  > tells-more | 3일 됐어요
  > text-first-or-wait | 먼저 연락해도 될까요
  > reply-to-ex | 뭐라고요
  > one-word-answers | 답이 짧으면요
  > did-i-do-wrong | 그 사람은 제가 별로였을까요
  date-went-well | 그날 분위기는 좋았어요
  > what-are-they-thinking | 헷갈려요
  > how-long-to-wait | 며칠 더 기다려볼까요
  > after-that-month | 안 오면요?

  crush-boss | 직장 상사를 좋아해요
  > tells-more | 유부남은 아니에요
  > crush-much-older | 저보다 8살 많아요
  > show-it-or-hide | 티 내도 될까요
  > change-myself | 어떻게요
  > fear-of-rumour | 소문나면요
  > crush-likes-me | 그분은 저를 어떻게 생각할까요
  > ask-them-out | 밥 먹자고 해볼까요
  > wed-when-together | 언제가 좋을까요
  > refused-then-awkward | 거절하면 회사 어떻게 다녀요

  marry-this-one-should | 상견례 앞두고 있는데 이 사람이랑 결혼해도 될까요
  > why-say-so | 왜요?
  in-laws-conflict | 시어머니가 좀 세세요
  spouse-not-on-my-side | 남친은 중간에서 가만히 있어요
  > will-partner-change | 결혼하면 달라질까요
  > open-a-talk | 어떻게 말해야 돼요
  > if-it-goes-on | 말해도 안 바뀌면요
  > postpone-wedding | 미룰까요
  > wed-when-together | 언제가 좋은데요

  ex-feelings-left | 전여친 마음이 아직 남아있을까요
  > how-long-to-wait | 얼마나요
  > tells-more | 5년 만났습니다
  > i-was-wrong | 제가 잘못했어요
  > tells-more | 술 때문에요
  > tells-good-sign | 이제 끊었어요
  > parted-over-my-ways | 그걸 어떻게 알려요
  > lost-their-trust | 믿어줄까요
  > if-it-goes-on | 안 믿으면요
  > will-ex-contact | 기다리면 돌아올까요
  > contact-ex-when | 언제쯤

  too-late-by-age | 이 나이에도 인연이 있을까요
  > someone-comes-when | 언제요
  where-to-meet | 어디 가야 만나요
  > tells-more | 이혼한 지 4년 됐어요
  second-marriage-well | 또 실패할까 봐 무서워요
  > kind-of-person-to-come | 어떤 사람을 만나야 해요
  > recognise-the-one | 그걸 어떻게 알아봐요
  > so-no-hurry | 서두르지 말까요

  long-distance | 장거리인데 괜찮을까요
  > long-distance | 한 달에 두 번 봐요
  > how-often-see-far | 적은가요?
  > tells-their-words | 여친이 외롭대요
  > what-pleases-them | 어떻게 해줘야 돼요
  > tells-good-sign | 전화는 매일 해요
  > tells-their-words | 그래도 외롭다는데요
  > why-suddenly-cool | 왜 그러지
  > would-they-hold-me | 헤어지자고 하면요
  > close-the-distance-when | 언제쯤 합칠 수 있을까요

  only-bad-ones | 전 왜 맨날 나쁜 남자만 만나요
  > tells-bad-sign | 이번에도 그랬어요
  ghosted-why | 잠수탔어요
  > will-they-text | 연락 올까요?
  > take-ghost-back | 오면 받아줘요?
  > why-say-so | 왜 안 되는데요
  > ashamed-of-longing | 그래도 보고 싶어요
  > forget-crush-how | 어떻게 끊어요
  > wish-of-the-next-one | 다음엔 좋은 사람 만나요?
  > someone-comes-when | 언제

  crush-comes-true | 짝사랑 1년째입니다 가능성 있을까요
  > how-many-percent | 몇 퍼센트예요
  crush-taken | 그녀는 남자친구가 있어요
  > give-up-crush | 포기해야 할까요
  > wait-for-couple-to-part | 곧 헤어질 것 같대요
  > partner-not-ready | 기다려도 될까요
  > wait-for-couple-to-part | 얼마나
  > crush-come-closer | 옆에서 뭘 하면 될까요
  > show-it-or-hide | 티 내면 안 되죠?
  > cannot-do-so | 못 잊겠으면요

  ghosted-why | 연락하던 애가 잠수탔는데 왜 그럴까
  > ghosted-why | 일주일째
  > did-i-do-wrong | 내가 뭐 잘못했나
  > tells-own-part | 마지막에 내가 좀 쎄게 말하긴 함
  > text-first-or-wait | 먼저 톡할까?
  > text-what | 뭐라해
  > after-no-answer | 씹으면?
  > wait-or-stop | 걍 끝낼까
  > another-match-for-me | 다른 사람 만나는게 나아?
  > someone-comes-when | 언제 생기는데

  partner-thinks-marriage | 동거 중인데 결혼 얘기가 없어요
  > tells-more | 4년째요
  > meets-never-names | 왜 안 할까요
  > dodges-wedding-talk | 물어보면 피해요
  > what-are-they-thinking | 그 사람 속마음이 뭐예요
  proposal-i-first | 제가 프로포즈할까요
  > proposal-how | 어떻게 해요
  > if-they-refuse | 싫다고 하면요
  > shall-part | 헤어지는 게 나을까요
  > wed-age-pressure | 나이 때문에 무서워요
  > how-long-to-wait | 언제까지 기다려줘야 해요

  best-month-for-love | 연애하기 좋은 시기가 언제예요?
  > how-to-meet | 그때 뭘 해야 돼요
  > prepare-until-then | 그때까지는요
  > after-that-month | 놓치면요
  > after-that-month | 또 와요?
  luck-this-month | 이번 달은 어때요
  > luck-next-month | 다음 달은요

  ex-thinks-of-me | 걔 나 잊었을까
  > tells-more | 3개월 됐어
  ex-has-someone-maybe | 새 여친 생긴 거 같애
  > ex-new-couple-lasts | 오래 갈까 걔네
  > wait-while-ex-taken | 헤어지면 나한테 와?
  > contact-ex-when | 언제쯤
  > contact-ex-first | 내가 먼저 연락해도 돼?
  > everyone-sees-a-friend | 왜
  > what-then | 그럼 어떡해
  wish-ex-birthday | 생일인데 축하한다고 보내는 건?

  flatmate-spouse | 와이프랑 사이가 안 좋아요
  spouse-no-talk | 대화가 없습니다
  > parents-no-time-for-us | 애 낳고부터요
  > win-spouse-back | 제가 뭘 해야 합니까
  > spouse-no-talk | 말을 걸어도 단답이에요
  > drawn-to-one-type | 왜 그럴까요
  > and-what-of-them | 그 사람도 힘들겠죠
  > will-we-divorce | 이혼까지 갈까요
  > i-will-not-part | 그건 싫습니다
  > wedding-talk-words | 어떻게 시작하죠
  > will-do-so | 오늘 해볼게요

  my-animal-year | 저랑 잘 맞는 띠가 뭐예요?
  > why-say-so | 왜요
  > my-animal-year | 안 맞는 띠는요
  > my-animal-year | 지금 연락하는 사람이 그 띠인데요
  > better-not-to | 그럼 안 만나는 게 낫나요
  > may-i-do-so | 그래도 좋으면요
  > what-then | 어떻게 하면 되죠

  ssum-becomes-love | 저희 사귈 수 있을까요
  > someone-comes-when | 언제요
  held-hands | 손은 잡았어요
  > serious-or-light | 그 오빠는 진심일까요
  > how-can-i-tell | 어떻게 확인해요
  > ask-if-taken-how | 대놓고 물어봐요?
  > reply-to-ex | 뭐라고요
  > serious-or-light | 가볍게 보면 어떡해요
  someone-else-too | 다른 여자랑도 연락한대요
  > may-i-do-so | 그래도 만나요?

  lonely-night | 외로워요
  > tells-more | 주말에 특히요
  cannot-bear-being-alone | 혼자 있는 게 무서워요
  > lonely-night | 어떻게 해야 덜 외로워요
  > did-try-already | 그것도 해봤어요
  > another-way | 다른 건요
  > would-love-mend-it | 연애하면 나아질까요
  > why-say-so | 왜 아니에요
  > when-life-gets-better | 그럼 언제 좋아져요

  just-fought | 어제 크게 싸웠어요
  > silent-treatment | 남친이 연락이 없어요
  > text-first-or-wait | 제가 먼저 할까요?
  > whose-fault-fight | 제가 잘못한 거 아닌데요
  > may-i-do-so | 그래도요?
  > apology-words | 뭐라고 보내는데요
  > texted-ex-no-answer | 안 받으면요
  > afraid-they-leave | 헤어지자는 걸까요
  > make-up-soon | 언제쯤 풀릴까요
  > same-fight-again | 왜 항상 이럴까요
  texted-after-fight | 오 방금 연락왔어요

  number-unknown | 알바 오빠 좋아하는데 번호 어케 물어봐요
  > someone-comes-when | 언제요
  > nervous-before-it | 떨려서 말 못하겠어요
  > follow-them-first | 카톡 말고 인스타는요?
  > if-they-refuse | 안 받아주면요
  crush-likes-me | 오빠도 저 좋아할까요
  > speaks-first-crush | 맨날 먼저 말 걸어줘요
  > are-you-sure | 진짜요??
  > will-do-so | 그럼 해볼게요 ㅎㅎ

  content-alone | 결혼 안 해도 될까요
  content-alone | 혼자 살아도 괜찮아요?
  parents-press | 부모님이 자꾸 뭐라 하세요
  > parents-press | 뭐라고 대답해요
  > content-alone | 나중에 후회하면요
  > how-long-to-wait | 언제까지 결정해야 돼요

  ex-wants-things | 헤어진 사람 물건 돌려줘야 되나요
  > change-myself | 어떻게요
  > say-by-text-or-face | 만나서요?
  > meeting-with-ex | 만나면 뭐라고 해요
  > how-would-they-take-it | 울면 어떡하죠
  > good-to-go-back | 다시 만나자고 하면요
  > tells-more | 저는 이미 정리했어요
  > and-what-of-them | 그 사람은요

  two-at-once | 두 남자 중에 누가 더 나을까요
  two-at-once | 한 명은 설레고 한 명은 편해요
  > spark-or-comfort | 편한 쪽이요?
  > why-say-so | 왜요
  > spark-or-comfort | 설레는 쪽은 안 돼요?
  > two-at-once | 둘 다 만나보면요
  > two-at-once | 언제까지 정해야 할까요
  > refuse-kindly | 다른 한 명한텐 뭐라고 해요
  > how-would-they-take-it | 상처받으면요

  couple-slump | 남자친구가 권태기래요
  wants-time-apart | 시간을 갖재요
  > how-long-then | 얼마나 줘야 돼요
  > contact-during-time-apart | 연락도 하면 안 돼요?
  > prepare-until-then | 그동안 전 뭐해요
  > back-together-will | 돌아올까요
  > after-that-month | 안 돌아오면요
  > whose-fault | 제가 뭘 잘못했을까요
  > why-me | 왜 저한테 이런 일이
  > will-do-so | 그래도 기다려볼래요
`);
