import { evenings } from './evenings.ts';

/** Couples, message by message. */
export default evenings(`
  us-two-match | 남친이랑 저 궁합 어때요?
  where-we-clash | 우리 둘이 안 맞는 부분은 뭐예요
  silent-treatment | 맞아요 싸우면 남친이 입을 닫아요
  > silent-treatment | 왜 말을 안 하는 걸까요
  > fights-another-way | 그럴때 저는 어떻게 해야돼요?
  > cannot-do-so | 그냥 기다리면 더 답답하던데
  how-much-loved | 남친은 저를 많이 좋아하나요
  couple-reaches-marriage | 결혼까지 갈 수 있을까요?
  marry-when-alone | 언제쯤 결혼 얘기가 나올까요
  > raise-wedding-talk | 제가 먼저 꺼내도 될까요

  partner-cooled | 남자친구 마음이 식은 것 같아요
  texts-grew-rare | 연락이 확 줄었어요 예전엔 아침마다 전화했는데
  > busy-or-cooled | 일이 바빠서 그렇다는데 진짜일까요?
  couple-slump | 권태기일까요
  is-partner-cheating | 다른 여자 생긴 건 아니겠죠ㅠㅠ
  > can-we-be-good-again | 그럼 다시 예전처럼 돌아올 수 있어요?
  > someone-comes-when | 언제쯤요
  > may-i-be-angry | 제가 서운하다고 말해도 될까요
  > open-a-talk | 뭐라고 말하는 게 좋아요?
  > how-would-they-take-it | 말했다가 싸우면요
  over-sensitive | 제가 너무 예민한 건지 모르겠어요
  > will-do-so | 일단 이번 주말에 만나서 얘기해볼게요

  who-apologises-first | 여친이랑 어제 크게 싸웠는데 먼저 연락해야 되나요
  > tells-own-part | 제가 친구들이랑 술 먹느라 연락을 5시간 안했거든요
  > tells-more | 솔직히 제가 잘못한 건 아는데 너무 심하게 말해서 저도 화났음
  > still-angry | 지금 여친 기분 어떨까요
  afraid-they-leave | 헤어지자고 할까봐 무서운데
  > apology-words | 카톡 뭐라고 보내요?
  > after-no-answer | 읽씹하면 어떡함
  > will-do-so | ㅇㅋ 보내볼게요
  > texted-after-fight | 왔어요 답장!! 내일 보재요
  > apology-words | 내일 만나서 뭐부터 말해야 돼요?

  couple-lasts | 우리 오래 갈 수 있을까요?
  just-became-couple | 사귄지 100일 됐어요
  couple-hard-time | 올해 고비 있어요?
  > couple-hard-time | 그 고비는 어떻게 넘겨요

  dodges-wedding-talk | 3년 사귄 남친이 결혼 얘기를 안 해요
  > my-age-to-wed-not-theirs | 저는 올해 안에 하고 싶은데
  partner-thinks-marriage | 남자친구는 결혼 생각이 있긴 한가요?
  > partner-not-ready | 돈을 더 모아야 한대요
  > is-my-hunch-right | 핑계 같지 않나요
  parents-press | 부모님이 자꾸 물어보셔서 스트레스예요
  proposal-i-first | 제가 먼저 프로포즈 할까요
  married-life-ahead | 이 사람이랑 결혼하면 잘 살까요?
  kind-of-spouse | 남편감으로 어떤 사람이에요
  money-quarrels-ahead | 돈 문제는 없을까요?
  answer-by-a-date | 만약 내년까지 아무 말 없으면 헤어지는 게 맞을까요
  > cannot-part-for-habit | 그게 쉽지가 않아요 정이 너무 들어서
  > will-do-so | 네 알겠어요 한번 진지하게 말해볼게요

  partner-games-all-day | 남친이 게임만 해요
  > partner-games-all-day | 저랑 통화하면서도 롤함ㅡㅡ
  > partner-games-all-day | 저보다 게임이 더 좋은 걸까요
  > ask-for-change | 어떻게 하면 고쳐요?
  > brushes-me-off | 말하면 잔소리래요
  partner-loves-me | 저 좋아하긴 하는 거예요?
  shall-part | 그냥 헤어질까여
  > love-but-tired | 아 근데 아직 좋아하긴 해요ㅠ
  how-not-to-fight | 그럼 뭐라고 말해야 안 싸워요

  looked-into-their-phone | 남친 폰에서 다른 여자랑 카톡한 거 봤어요
  > is-partner-cheating | 그냥 회사 동기라는데 하트도 쓰고 잘자라고 하고 그래요
  is-partner-cheating | 바람일까요?
  > looked-into-their-phone | 물어봤더니 오히려 화를 내요 왜 남의 폰을 보냐고
  > tells-own-part | 제가 폰 본 게 잘못인 건 알아요
  cheating-in-chart | 이 남자 바람기 있는 사주예요?
  > can-i-trust-partner | 믿어도 될까요
  will-cheat-again | 한번 바람피운 사람은 또 피우죠?
  > confront-or-pretend | 증거를 더 찾아볼까요
  shall-part | 헤어져야 할까요 솔직하게 말해주세요
  regret-if-i-part | 헤어지면 후회할까요
  partner-loves-me | 이 사람 저한테 마음은 있어요?
  > feels-hurt | 하.. 너무 힘드네요

  us-two-match | 여자친구와 궁합 좀 봐주세요
  > what-fits-best | 장점이랑 단점 알려주세요
  marry-this-one-should | 결혼해도 되는 궁합인가요?
  who-gives-in | 여자친구가 저보다 기가 센 것 같은데 괜찮습니까

  long-distance | 장거리 연애 중인데 오래 갈 수 있을까요
  > tells-more | 저는 서울이고 남친은 부산이에요
  > long-distance | 한달에 두번 봐요
  texts-grew-rare | 남친이 점점 연락이 줄어요
  > anxious-in-love | 거기서 다른 사람 만나는 건 아닐까 불안해요
  > move-for-love | 제가 내려가서 사는 건 어때요?
  > long-distance | 남친은 언제 서울로 올라올 수 있을까요
  > only-i-try | 저만 맨날 내려가는 것 같아서 서운해요
  > how-would-they-take-it | 이걸 말하면 부담스러워할까요?
  > day-for-talk | 그럼 언제 말하는게 좋아요
  > part-face-or-text | 전화로? 만나서?
  long-distance | 떨어져 있으면 마음도 멀어진다던데 진짜예요?

  shall-part | 헤어질까 말까 고민이에요
  same-fight-again | 만나면 좋은데 자꾸 같은 걸로 싸워요
  breaks-promises | 약속시간을 맨날 어겨요
  > will-partner-change | 고쳐질까요?
  > did-try-already | 벌써 2년째 말하고 있는데요
  > tells-their-words | 이 사람은 저 없으면 못 산다고는 해요
  another-match-for-me | 헤어지면 더 좋은 사람 만날 수 있을까요
  > someone-comes-when | 언제요?
  > cannot-do-so | 근데 막상 헤어지자고 하려니까 말이 안 나와요
  parting-words | 상처 안 주고 헤어지는 방법 있어요?
  > shall-part | 조금만 더 만나볼까요 그냥

  answers-slower | 남친이 답장이 너무 느려요
  > tells-more | 3시간 뒤에 '엉' 이렇게 와요
  warm-meeting-cold-text | 원래 연락을 잘 안 하는 사람이에요?
  partner-loves-me | 저한테 관심이 없는 거 아니에요?
  same-fight-again | 연락 문제로 싸우는 거 너무 지쳐요
  > answer-slow-on-purpose | 저도 똑같이 늦게 답할까요
  text-what | 카톡 하나만 써주세요 서운한거 티 안 나게

  their-parents-dislike-me | 상대 어머니가 저를 마음에 안 들어하세요
  > tells-more | 제가 나이가 두 살 많아서요
  > spouse-not-on-my-side | 남친은 중간에서 아무 말도 못 해요
  wedding-about-to-break | 이 결혼 할 수 있을까요?
  in-laws-ahead | 시어머니랑 궁합도 볼 수 있나요
  > parents-oppose-wedding | 언제쯤 허락해 주실까요
  > visit-who-opposes | 인사를 다시 드리러 가는 게 좋을까요
  > greet-their-parents | 가서 어떻게 해야 점수를 따요?
  > ask-for-change | 남친한테 확실히 하라고 말하고 싶어요
  > sides-with-me-once-wed | 결국 엄마 편 들면 어떡하죠
  > shall-part | 제가 포기해야 되나 싶기도 하고요
  missed-the-one | 이 사람만한 사람 또 만날 수 있을까요

  partners-opposite-friend | 여자친구가 남사친이 너무 많아요
  > partners-opposite-friend | 둘이서 밥도 먹고 영화도 봐요
  > am-i-bad-for-it | 제가 쪼잔한 건가요
  partners-opposite-friend | 그 남사친이 여친을 좋아하는 것 같은데
  > partners-opposite-friend | 여친도 마음 있는 거 아닐까요?
  > partners-opposite-friend | 만나지 말라고 해도 되나요
  > how-would-they-take-it | 그러면 집착한다고 할 것 같아요
  > ask-for-change | 그럼 어떻게 말하죠

  partner-loves-me | 남친 나 사랑해?
  > never-says-love | 말로는 표현을 안 해
  is-it-their-nature | 무뚝뚝한 성격이야 원래?
  > never-says-love | 표현 좀 하게 만드는 법 없어?
  > will-do-so | ㅋㅋㅋ 알았어 해볼게

  couple-slump | 권태기 온 것 같아요
  thrill-gone | 제가요 ㅠㅠ 남친 봐도 설레지가 않아요
  > tells-more | 남친은 아직 저 좋아해주는데 미안해요
  > i-cooled | 이게 그냥 지나가는 걸까요 아니면 끝난 걸까요
  > how-long-it-hurts | 언제쯤 괜찮아질까요
  partnered-drawn-elsewhere | 회사에 신경 쓰이는 사람이 생기긴 했어요
  > partnered-drawn-elsewhere | 그 사람한테 가면 후회할까요
  > open-a-talk | 권태기라고 남친한테 솔직히 말할까요
  > i-want-distance | 시간 갖자고 하는 건 어때요
  > mend-the-couple | 다시 설레려면 뭘 해야 돼요?
  > trip-together | 여행 가볼까요

  should-live-together | 동거하자고 하는데 해도 될까요
  > tells-more | 사귄 지 8개월이에요
  living-together-quarrels | 같이 살면 많이 싸울까요?
  tell-parents-we-live-together | 결혼 전에 동거하는 거 부모님이 알면 난리나요
  rules-for-living-together | 생활비는 어떻게 나누는 게 좋을까요
  partner-hygiene | 남친이 좀 지저분해요 ㅋㅋ
  couple-reaches-marriage | 동거하다가 결혼까지 안 가면 어떡해요
  > should-live-together | 언제 시작하는 게 좋아요?
  partner-thinks-marriage | 남친은 결혼 생각하고 말한 걸까요
  > may-i-do-so | 직접 물어봐도 되겠죠?
  > takes-it-in | 아직은 좀 이른 것 같기도 하고
  > takes-it-in | 조금 더 생각해볼게요 고마워요

  wants-time-apart | 남자친구가 시간을 갖자고 했어요
  > wants-time-apart | 이거 헤어지자는 뜻이에요?
  > contact-during-time-apart | 일주일째 연락이 없어요
  > contact-during-time-apart | 기다려야 하나요 먼저 연락해도 되나요
  > wants-time-apart | 지금 무슨 생각하고 있을까요
  > says-worn-out-by-me | 저 때문에 지쳤대요
  > tells-own-part | 제가 좀 집착이 심했어요
  > back-together-will | 다시 돌아올까요?
  > when-ex-contacts | 언제 연락 올까요
  > texted-after-fight | 연락 오면 뭐라고 해야 돼요
  > cannot-bear-parting | 이대로 끝나면 저 어떡해요 진짜
  cannot-sleep-or-eat-after | 밥도 안 넘어가고 잠도 못 자요
  > feels-glad | 그래도 말하고 나니까 좀 낫네요

  angry-without-reason | 여자친구가 요즘 짜증을 많이 냅니다
  is-it-my-fault | 제가 뭘 잘못한 건지 모르겠어요
  partner-cooled | 마음이 떠난 걸까요?
  > partner-sulks | 어떻게 풀어줘야 할까요

  lent-money-partner | 남친이 돈을 빌려달라고 해요
  > tells-more | 500만원이요
  > tells-bad-sign | 벌써 두번째예요
  > lent-money-partner | 첫번째 돈도 아직 못 받았어요
  > lent-money-partner | 빌려줘도 될까요
  will-partner-earn | 이 사람 돈복은 있나요?
  > being-used-crush | 저를 이용하는 건 아닐까요
  > lent-money-partner | 안 빌려주면 헤어질 것 같아요
  > cannot-say-no | 거절은 어떻게 해야 돼요
  > tells-more | 결혼 생각하고 만나는 사람인데
  marry-this-one-should | 이런 사람이랑 결혼하면 고생하겠죠?
  > defends-other | 사람은 착해요 진짜로

  silent-treatment | 싸우고 나서 남친이 카톡 읽씹해요
  > tells-bad-sign | 이틀 됐어요
  > still-angry | 아직 화난 걸까요?
  > after-no-answer | 먼저 또 보내도 돼요?
  > reply-to-ex | 뭐라고요
  > call-instead | 전화하는 건 별로예요?
  > after-no-answer | 만약 오늘도 답 없으면 어떡해요
  > afraid-they-leave | 저 차이는 거예요?ㅠㅠㅠㅠ

  same-fight-again | 저희 왜 이렇게 자주 싸우는 거예요
  same-fight-again | 진짜 사소한 걸로 싸워요 밥 메뉴 가지고도요
  gunghap-bad | 궁합이 안 좋은 건가요?
  > whose-fault-fight | 누가 더 문제예요 ㅋㅋ
  both-stubborn | 저도 고집이 세긴 한데 남친은 더해요
  how-not-to-fight | 안 싸우려면 어떻게 해야 되나요
  who-apologises-first | 싸우고 나면 누가 먼저 사과하는 게 좋아요?
  > tired-of-apologising | 맨날 제가 먼저 하는데 억울해요
  will-they-apologise | 남친은 미안하단 말을 절대 안 해요
  > partner-loves-me | 그래도 저를 아끼긴 하는 거죠?
  married-life-ahead | 이런 궁합으로 결혼하면 이혼해요?
  > feels-glad | 아 다행이다

  closeness-mismatch | 남자친구가 스킨십을 너무 좋아해요
  closeness-mismatch | 만나면 그것만 하려고 하는 느낌이에요
  closeness-mismatch | 저를 몸만 보고 만나는 걸까요
  > how-can-i-tell | 진심인지 알고 싶어요
  > partner-sulks | 싫다고 하면 삐져요
  > touch-too-fast | 거절해도 괜찮은 거죠?
  > ask-for-change | 어떻게 말해야 기분 안 상해요
  > open-a-talk | 저는 대화를 더 하고 싶은데

  closeness-mismatch | 요즘 남친이 스킨십을 안 해요
  > tells-more | 석 달 정도 됐어요
  > too-tired-to-meet | 피곤하다고만 해요
  am-i-charming | 제가 매력이 없어진 걸까요
  > is-partner-cheating | 다른 데서 푸는 건 아닐까 별 생각이 다 들어요
  closeness-mismatch | 속궁합이 안 맞는 걸까요?
  > may-i-do-so | 먼저 다가가 봐도 될까요
  > cannot-do-so | 말 꺼내기가 너무 민망해요
  marry-this-one-should | 이대로 결혼해도 되나요
  > partner-loves-me | 마음은 아직 있는 거예요?

  mild-control | 여친이 저한테 너무 집착해요
  couple-contact-much | 30분만 답 없어도 전화 옴
  > partner-checks-my-phone | 위치 공유도 하고 있어요
  > feels-hurt | 숨막혀요 솔직히
  shall-part | 헤어지는 게 맞나요
  > parting-words | 어떻게 말을 꺼내야 할까요
  > why-i-cling | 여친은 왜 이렇게 불안해하는 걸까요

  says-part-each-fight | 남친이 헤어지자는 말을 습관처럼 해요
  > says-part-each-fight | 싸울 때마다요
  > they-apologised | 그래놓고 다음 날 미안하대요
  > meant-what-they-said | 진심일까요?
  > i-said-breakup-in-anger | 이번엔 제가 알겠다고 해버렸어요
  > will-they-text | 연락 올까요
  > take-ghost-back | 오면 받아줘야 할까요
  > will-partner-change | 버릇을 고칠 수 있나요
  > says-part-each-fight | 이 사람 심리가 궁금해요
  love-but-tired | 저는 아직 사랑하는데 지쳐요
  > will-do-so | 그럼 며칠만 기다려볼게요

  different-politics | 두 사람 가치관이 너무 달라요
  children-wish-differs | 저는 아이를 갖고 싶은데 남친은 딩크래요
  > will-partner-change | 생각이 바뀔 수 있을까요?
  children-how-many | 사주에 자식은 있나요
  > children-how-many | 남친 사주에는요?
  > shall-part | 이거 때문에 헤어지는 사람도 많죠
  > tells-more | 2년이나 만났는데 너무 아까워요
  shall-part | 더 만나볼까요 정리할까요
  > how-long-then | 언제까지 기다려보면 될까요
  > open-a-talk | 다시 한번 물어볼까 하는데 어떻게 물어봐요
  partner-thinks-marriage | 남친은 저랑 결혼하고 싶긴 한 거예요?

  waiting-for-soldier | 남친 군대 가는데 기다릴 수 있을까요?
  > tells-more | 다음달에 입대해요
  us-two-match | 저희 궁합은 좋아요?
  apart-heart-changes | 군대 가면 남친 마음이 변할까요
  > tells-their-words | 제가 바람날까봐 걱정하더라고요 ㅋㅋ
  > how-many-percent | 곰신 성공할 확률은?
  > waiting-for-soldier | 면회 자주 가면 좋을까요
  > waiting-for-soldier | 힘들면 어떡하죠

  their-parents-dislike-me | 여자친구 부모님이 제 직업을 반대하십니다
  > tells-more | 프리랜서라 불안정하다고 하십니다
  parents-oppose-wedding | 결혼 승낙을 받을 수 있을까요
  > day-for-talk | 언제쯤 다시 찾아뵙는 게 좋겠습니까
  > tells-good-sign | 여자친구는 저를 믿는다고 합니다
  > tells-bad-sign | 그래도 흔들리는 것 같습니다
  money-luck | 제 재물운은 앞으로 어떻습니까
  us-two-match | 여자친구와 궁합은 괜찮은가요
  > visit-who-opposes | 가서 어떤 말씀을 드리면 좋을까요
  > if-it-goes-on | 반대가 계속되면 어떻게 해야 합니까

  likes-others-photos | 남친이 인스타에서 다른 여자 사진에 좋아요 누르는 거 어떻게 생각하세요
  > likes-others-photos | 모르는 여자들이에요 다
  > likes-others-photos | 비키니 사진 같은 거
  > likes-others-photos | 별 의미 없는 건가요
  > how-would-they-take-it | 말하면 쿨하지 못해 보일까요?
  > test-their-heart | 저도 다른 남자 꺼 누를까여 ㅋㅋㅋ
  > feels-hurt | 솔직히 기분 나빠요
  > partner-at-heart | 그 사람 눈이 높아요?

  forgive-cheating | 남친이 바람피웠어요
  forgive-cheating | 클럽에서 만난 여자랑 잤대요
  > forgive-cheating | 용서해달라고 빌어요
  > forgive-cheating | 용서해줘도 될까요?
  > if-it-happens-again | 또 그럴까요
  > can-i-trust-partner | 믿음이 깨져서 다시 만날 수 있을지 모르겠어요
  > how-can-i-tell | 진심으로 반성하는 건가요
  shall-part | 헤어지는 게 답이겠죠
  i-am-crying | 눈물이 안 멈춰요
  > may-i-do-so | 시간 좀 가져야겠죠?
  > contact-during-time-apart | 그동안 연락은 끊을까요

  date-a-divorced-one | 이혼 경험 있는 남자친구랑 만나고 있어요
  > tells-more | 아이가 하나 있어요 그쪽에
  partners-ex-in-touch | 전처랑 아직 연락하는 게 신경 쓰여요
  > tells-their-words | 아이 때문이라고는 하는데요
  partner-loves-me | 저한테 마음이 진짜 있는 거 맞을까요
  > partner-thinks-marriage | 재혼 생각이 있는 걸까요?
  > will-the-children-take-it | 그 아이랑 제가 잘 지낼 수 있을까요
  > tell-parents-they-were-wed | 저희 부모님한테는 언제 말씀드리는 게 좋을까요
  us-two-match | 궁합은 어떤가요 저희
  > married-life-ahead | 결혼하면 제가 힘들어질까요
  > so-no-hurry | 너무 서두르지 말라는 거죠?
  > will-do-so | 네 천천히 볼게요

  partner-drinks | 남친이 술만 마시면 연락이 안돼요
  > tells-bad-sign | 어제도 새벽 4시까지 안 받음
  > tells-bad-sign | 같이 마신 사람 중에 여자도 있었대요
  > will-partner-change | 술버릇 고칠 수 있나요?
  > may-i-do-so | 각서 쓰게 할까요 ㅋㅋ
  > may-i-be-angry | 진짜 이번엔 화가 나서 연락 안 하고 있어요
  > will-they-apologise | 남친이 먼저 연락 올까요?
  > ex-is-sorry | 지금 미안해하고 있어요?
  > they-apologised | 왔는데 "미안" 이거 두 글자예요
  > texted-after-fight | 뭐라고 답해요
  > they-apologised | 쉽게 풀어주면 안 되겠죠
  > shall-part | 헤어질 정도는 아닌 거죠?

  gunghap-score | 궁합 점수로 치면 몇 점이에요?
  past-life-tie | 남친이랑 저 전생에 인연이었을까요 ㅋㅋ
  > what-fits-best | 제일 잘 맞는 건 뭐예요?
  > where-we-clash | 그럼 제일 조심할 건요
  how-much-loved | 남친한테 저는 어떤 존재예요?

  forgot-my-day | 기념일을 까먹었어요 남친이
  > tells-more | 1주년이었는데요
  > apologised-yet-angry | 미안하다고는 하는데 서운함이 안 풀려요
  > am-i-bad-for-it | 제가 속 좁은 건가요
  > is-it-their-nature | 원래 이런 거에 무심한 사람이에요?
  > feels-hurt | 저는 선물까지 준비했는데 ㅠ
  > forgot-my-day | 그냥 넘어갈까요 아니면 말할까요
  habit-or-love | 사랑이 식은 건 아니죠?

  opposite-natures | 여자친구랑 성격이 완전 반대인데 괜찮을까요
  different-tastes | 저는 집돌이고 여친은 맨날 나가자고 해요
  zodiac-mbti-blood | mbti도 저는 istj 여친은 enfp
  partner-cooled | 여친이 저를 지루해할까 걱정됩니다
  partner-cooled | 저한테 질린 걸까요
  date-where | 데이트를 어떻게 하면 좋을까요?
  what-pleases-them | 여친이 뭘 좋아할까요 사주로 보면
  partner-at-heart | 여친 성격 좀 자세히 알려주세요
  apology-words | 화나면 어떻게 풀어줘야 하나요
  wed-when-together | 저희 결혼운 들어오는 해는 언제예요
  proposal-when | 프로포즈는 언제 하면 좋을까요
  > takes-it-in | 오 생각보다 빠르네요

  partners-ex-in-touch | 남친이 전여친이랑 아직 연락해요
  > partners-ex-in-touch | 친구로 지낸대요
  > may-i-be-angry | 이게 말이 돼요?
  > ex-feelings-left | 아직 미련 있는 걸까요
  > tells-their-words | 끊으라고 했더니 저보고 이해심이 없대요
  > must-i-adjust | 제가 이해해야 돼요?
  partner-loves-ex-still | 전여친을 더 사랑하는 것 같아요
  > whom-do-they-prefer | 저를 선택할까요
  > will-do-so | 한 번만 더 말하고 안 끊으면 헤어질 거예요
  > was-that-right | 잘하는 거 맞죠?

  who-loves-more | 저만 더 좋아하는 것 같아요
  always-me-first | 맨날 제가 먼저 연락하고 제가 먼저 보자고 해요
  partner-loves-me | 남친 속마음이 궁금해요
  if-i-stop-texting | 제가 연락 안 하면 그대로 끝날 것 같아요
  > text-less | 연락을 줄여볼까요?
  > how-long-to-wait | 얼마나요
  > if-i-stop-texting | 그러다 진짜 멀어지면요
  only-i-try | 을의 연애 그만하고 싶다
  how-be-loved-more | 저를 더 좋아하게 만들 수 있어요?

  wedding-is-set | 상견례 날짜 잡았어요!
  > same-fight-again | 근데 요즘 더 자주 싸워요
  who-pays-house | 집 문제로 싸워요 누가 얼마 내냐
  marry-this-one-should | 이 결혼 해도 되는 거 맞아요?
  cold-feet | 메리지블루인가요
  mothers-child | 남친이 자기 엄마 말만 들어요
  > will-partner-change | 결혼하고도 그럴까요?
  wedding-date | 결혼 날짜는 언제가 좋아요
  gifts-between-houses | 혼수 문제는 어떻게 얘기하는 게 좋을까요
  dream-meaning | 파혼하는 꿈을 꿨어요
  > and-what-of-them | 남친은 지금 무슨 생각이에요
  married-life-ahead | 저희 잘 살 수 있겠죠?

  partner-goes-abroad | 남친이 유학 간대요
  > tells-more | 2년이나요
  > partner-goes-abroad | 기다려달라는데 자신이 없어요
  > apart-heart-changes | 거기 가서 마음 변할까요
  > partner-goes-abroad | 헤어지고 보내는 게 나을까요
  > tells-bad-sign | 같이 가자고는 안 하네요
  > how-much-loved | 저 그만큼은 안 좋아하는 거겠죠?
  couple-reaches-marriage | 갔다 와서 결혼할 수 있을까요
  > what-words | 아직 대답을 못 했어요 뭐라고 하죠

  couple-contact-little | 연락 횟수로 맨날 부딪혀요
  > couple-contact-little | 저는 자주 하고 싶고 그 사람은 하루 한두 번이면 충분하대요
  > is-it-their-nature | 나이 들면 다 그런가요
  > must-i-adjust | 제가 맞춰야 할까요?
  > pace-differs | 합의점이 있을까요
  > call-instead | 전화는 언제 하는 게 좋을까요

  wed-too-fast | 여자친구가 결혼을 재촉합니다
  > cold-feet | 저는 아직 확신이 없습니다
  right-one-for-me | 이 사람이 제 짝이 맞나요
  married-life-ahead | 결혼을 하면 제가 행복할까요
  > me-not-ready | 확신이 없다고 솔직하게 말해도 됩니까
  > would-they-wait | 그러면 떠나겠죠
  > regret-if-i-part | 놓치면 후회할까요?
  cannot-decide | 저는 왜 이렇게 결정을 못 할까요
  > choose-by-when | 언제까지 결정하는 게 좋겠습니까

  lie-found-out | 남친이 거짓말을 했어요
  > tells-more | 집이라더니 친구들이랑 술집이었어요
  > tells-more | 인스타 스토리에 딱 걸림 ㅋ
  > lie-found-out | 왜 굳이 거짓말을 할까요
  > tells-their-words | 제가 싫어할까봐 그랬대요
  > can-i-trust-partner | 믿어줘야 하나요
  > lie-found-out | 다른 것도 거짓말한 거 있을까요
  > can-i-trust-partner | 신뢰를 어떻게 회복해요

  married-life-ahead | 나랑 남친 결혼하면 어때
  > who-gives-in | 누가 주도권 잡아?
  who-keeps-the-purse | 돈은 누가 관리하는 게 나아
  in-laws-ahead | 시댁이랑은 잘 지낼까
  children-how-many | 애는 몇명?
  is-partner-cheating | 남친 바람 안 피우지?
  > will-do-so | ㅋㅋ 믿어본다
  who-gives-in | 근데 싸우면 내가 맨날 져
  > how-not-to-fight | 이기는 법 알려줘
  marry-early-or-late | 결혼은 몇 살에 하는 게 좋아

  dating-app-on-phone | 남친이 저 몰래 소개팅 앱 쓰고 있었어요
  > tells-more | 친구가 캡쳐해서 보내줬어요
  > tells-more | 심심해서 깔아본 거래요
  > tells-more | 저 아직 모른 척하고 있어요
  > confront-or-pretend | 따질까요
  > lie-found-out | 어떻게 말 꺼내야 돼요
  is-partner-cheating | 다른 여자 만난 적은 있을까요?
  partner-loves-me | 저에 대한 마음이 없는 거죠
  > feels-hurt | 배신감 때문에 잠이 안 와요
  shall-part | 그냥 헤어지는 게 저한테 좋을까요
  next-one-lasts | 다음 연애는 괜찮을까요 저

  tells-good-sign | 요즘 남친이 너무 잘해줘요 ㅎㅎ
  right-one-for-me | 이 사람이 제 운명일까요?
  couple-reaches-marriage | 우리 결혼해요?
  happy-and-afraid | 행복한데 괜히 불안해요
  couple-lasts | 이 행복이 오래 갈까요
  what-pleases-them | 제가 뭘 해주면 좋아할까요

  habit-or-love | 7년 사귀었는데 이젠 가족 같아요
  thrill-gone | 설렘도 없고 의무적으로 만나요
  habit-or-love | 사랑일까요 정일까요
  > partner-loves-me | 남친도 똑같이 느낄까요?
  > cold-feet | 결혼하자니 확신이 없고 헤어지자니 무서워요
  > thrill-gone | 다시 설렐 수도 있나요
  another-match-for-me | 제 인연이 따로 있는 건 아닐까요
  cannot-bear-parting | 헤어지면 혼자 될까봐 겁나요 나이도 있고
  > open-a-talk | 남친한테 어떻게 털어놓죠
  > choose-by-when | 올해 안에는 결론을 내고 싶어요
  > couple-reaches-marriage | 올해 안에 결판이 날까요?

  takes-down-our-photo | 여친이 카톡 프사에서 제 사진 내렸어요
  still-angry | 저한테 화난 걸까요
  > may-i-do-so | 물어봐도 되나요?
  > tells-their-words | 그냥 기분전환이래요 ㅋㅋ 진짜일까요

  partner-hot-temper | 남친이 욱하는 성격이에요

  wide-age-gap | 나이 차이 많이 나는데 궁합 괜찮아요?
  > age-gap-couple | 12살 차이예요 띠동갑
  friends-oppose-partner | 친구들은 다 말려요
  > tells-bad-sign | 말이 안 통할 때가 있긴 해요
  parents-oppose-wedding | 저희 부모님이 반대하실까요
  looked-down-on | 오빠가 저를 애 취급해요
  partner-loves-me | 오빠는 진심일까요
  > age-gap-couple | 나중에 후회할까요?
  married-life-ahead | 결혼하면 제가 고생하나요
  others-eyes | 사람들 시선이 신경 쓰여요

  who-apologises-first | 싸웠는데 먼저 사과 카톡 보낼까요?
  i-said-hurtful-words | 제가 심한 말을 했어요
  > i-said-breakup-in-anger | 헤어지자는 말이요.. 진심 아니었는데
  > would-they-take-me-back | 받아줄까요
  apology-words | 사과 문구 좀 써주세요
  > lighter-words | 너무 길지 않아요?
  > lighter-words | 좀 더 짧게요
  > apologise-when | 언제 보내는 게 좋아요? 지금 밤 11신데
  > did-it-now | 보냈어요!
  > left-unread | 아직 안 읽어요ㅜㅜ
  > left-unread | 자는 걸까요 일부러 안 보는 걸까요

  secret-office-couple | 사내연애 중인데 들킬까봐 무서워요
  > secret-office-couple | 헤어지면 어떡해요 매일 봐야 하는데
  > tells-their-words | 남친은 공개하자고 해요
  > secret-office-couple | 공개하는 게 좋을까요?
  partners-opposite-friend | 남친 팀에 친한 여직원이 있어서 신경쓰여요
  jealous-nature | 질투하는 거 티내면 안 되겠죠

  partner-too-busy | 여자친구가 바빠서 2주째 못 봤습니다
  > tells-bad-sign | 보고 싶다는 말도 없어요
  partner-loves-me | 저를 사랑하긴 하는 걸까요
  is-partner-cheating | 다른 남자가 생겼을 가능성은요
  too-tired-to-meet | 만나자고 해도 자꾸 미룹니다
  afraid-they-leave | 헤어질 준비를 하는 걸까요
  > spouse-left-home | 한번 찾아가 볼까요?
  ask-if-something-up | 무슨 일이 있냐고 물어보는 게 나을까요
  when-we-get-better | 관계가 언제쯤 나아질까요
  > i-cooled | 제가 놓아줘야 하나요
  > will-do-so | 조급해하지 않겠습니다

  afraid-they-leave | 남친한테 차일 것 같은 느낌이 들어요
  partner-cooled | 말투가 차가워졌어요
  one-word-answers | ㅇㅇ ㅇㅋ 이렇게만 와요
  is-it-my-fault | 저 뭐 잘못했을까요
  > hold-who-leaves | 잡을 수 있을까요?

  parents-mind-job-money | 남친이 연봉이 저보다 적어서 부모님이 싫어하세요
  > tells-more | 저는 괜찮은데 남친이 자격지심이 있어요
  who-pays | 데이트 비용도 거의 제가 내요
  will-partner-earn | 이 사람 앞으로 돈 벌까요?
  > will-partner-earn | 승진이나 이직운은요
  > feels-hurt | 제가 돈 더 쓰는 게 가끔 억울해요
  > who-pays | 데이트통장 하자고 할까요
  > how-would-they-take-it | 자존심 상해할까요?
  marry-this-one-should | 이 사람하고 결혼해도 될까요
  persuade-my-parents | 부모님을 어떻게 설득하죠

  their-friends-dislike-me | 남친 친구들이 저를 싫어하는 것 같아요
  partner-friends-first | 남친이 저보다 친구가 먼저예요
  > tells-more | 주말마다 축구하고 술마시고
  > partner-friends-first | 나랑 있는 시간이 아깝나봐요
  > partner-friends-first | 우선순위가 왜 이럴까요
  > will-partner-change | 말해도 안 바뀌는데 포기할까요
  > will-partner-change | 결혼하면 달라져요?
  > will-do-so | 제가 취미를 만들까 봐요
  > may-i-do-so | 그게 나을까요

  different-faith | 종교가 달라서 고민이에요
  parents-mind-religion | 그쪽 집안이 독실한 기독교예요
  > convert-for-wedding | 교회 다니라고 하세요
  sides-with-me-once-wed | 남친은 제 편인가요
  different-faith | 종교 때문에 헤어질 수도 있을까요?
  us-two-match | 저희 궁합 자체는 좋은가요
  sides-with-me-once-wed | 결혼하면 집안 갈등이 클까요
  > how-far-to-yield | 어디까지 양보해야 될까요
  > wed-when-together | 언제쯤 결론이 날까요
  postpone-wedding | 결혼 미루는 게 나을까요

  couple-lasts | 남친이랑 대학 다른데 가요 오래갈까요
  apart-heart-changes | 남친 주변에 여자 많아질까봐 걱정돼요
  jealous-nature | 질투 심한 거 고치고 싶어요
  partner-loves-me | 남친은 저를 진심으로 좋아해요?

  their-birthday-unknown | 남친 생일 모르는데 궁합 볼 수 있어요?
  hour-unknown | 태어난 시간은 몰라요
  > will-do-so | 그럼 날짜만 알아올게요
  couple-lasts | 제 사주로만 보면 지금 남친이랑 오래 가요?
  kind-of-person-to-come | 저는 어떤 남자랑 잘 맞아요?
  my-faults | 제가 연애할 때 문제가 뭐예요

  i-suspect-too-much | 남친한테 자꾸 의심이 들어요
  > trust-again-after-hurt | 전남친이 바람펴서 그런 것 같아요
  defends-other | 지금 남친은 잘못한 거 없어요
  shall-i-look-at-phone | 자꾸 폰 보고 싶고 확인하고 싶어요
  > i-suspect-too-much | 이런 제가 싫어요
  > i-suspect-too-much | 어떻게 하면 믿을 수 있을까요
  afraid-they-leave | 남친이 지쳐서 떠날까봐 겁나요
  tell-partner-my-past | 남친한테 제 과거를 말할까요
  > would-they-listen | 말하면 이해해줄까요?
  > couple-lasts | 저 연애 잘 할 수 있을까요

  part-again-after | 헤어졌다 다시 만났는데 이번엔 오래 갈까요
  > tells-more | 세번째 재회예요
  > part-again-after | 똑같은 이유로 또 헤어질까봐요
  > have-they-changed | 남친이 이번엔 달라지겠대요 믿어도 돼요?
  > all-against-going-back | 친구들은 그만하래요
  > on-off-couple | 저희는 왜 못 헤어질까요 ㅋㅋ
  us-two-match | 인연인가요 악연인가요
  > part-again-after | 이번에 헤어지면 진짜 끝일까요
  > make-it-last-this-time | 제가 바뀌어야 될 건 뭐예요
  > tell-my-parents-of-it | 부모님한테 다시 만난다고 말해야 할까요
  marry-this-one-should | 결혼 상대로는 어때요?
  > will-do-so | 조언 고마워요 잘해볼게요

  apology-words | 여자친구랑 화해하고 싶어요
  > i-was-wrong | 제가 약속을 까먹어서 삐졌어요
  > may-i-do-so | 꽃 사들고 집 앞에 갈까요
  > how-would-they-take-it | 부담스러울까요
  > what-gift | 선물은 뭐가 좋아요?
  > what-pleases-them | 여친은 뭐에 마음이 풀려요
  > which-of-two-days | 오늘 갈까요 내일 갈까요
  did-it-worked | 화해했어요 감사합니다!!

  gunghap-bad | 궁합이 안 좋다고 들었는데 진짜예요?
  gunghap-bad | 딴 데서 원진살이라고 헤어지래요
  > tells-more | 너무 충격이에요
  gunghap-bad | 궁합 나쁘면 헤어져야 돼요?
  > gunghap-bad | 잘 사는 사람들도 있죠?
  > where-we-clash | 우리는 뭘 조심하면 돼요
  > tells-more | 남친은 사주 안 믿어요
`);
